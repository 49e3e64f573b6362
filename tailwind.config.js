// Loaded by src/app/app.css with @config. Colours are CSS variables: the themes in app.css set them.
const colour = (name) => `var(--wt-${name})`;

const names = [
  'ground', // the page
  'panel', // cards and bars on the page
  'raised', // buttons, chips, inputs on a panel
  'sunken', // wells: places where something is laid into
  'line', // decorative borders
  'edge', // borders that must be seen: 3:1 on a panel
  'ink', // text
  'faint', // secondary text
  'accent', // the one thing to do next
  'on-accent', // text on accent
  'focus', // focus ring
  'harm',
  'gain',
  'warn',
  'veil', // behind dialogs
  'party',
  'hostile',
  'neutral',
  'other',
  'track', // what is left of somebody
  'track-empty',
  'ghost', // harm or cost that is not committed yet
  // The map
  'board',
  'floor',
  'floor-alt',
  'grid',
  'block',
  'block-top',
  'wall',
  'door',
  'cover',
  'rough',
  'water',
  'hazard',
  'high',
  'dark',
  'reach',
  'halo',
  'token',
  'label',
];

/** @type {import('tailwindcss').Config} */
export default {
  theme: {
    extend: {
      colors: Object.fromEntries(names.map((name) => [name, colour(name)])),
      // Touch targets: least, normal, large, largest. The last two are for Commit, End turn and reactions.
      spacing: { 'touch-min': '44px', touch: '48px', 'touch-lg': '56px', 'touch-xl': '64px' },
      fontSize: {
        fine: ['0.8125rem', '1.125rem'],
        small: ['0.875rem', '1.25rem'],
        body: ['1rem', '1.5rem'],
        // What is large already grows with the reader's letters only as far as the screen is wide enough for a word of it.
        // Columns stand beside each other: on a narrow screen their letters grow no further than that lets them.
        table: ['min(0.875rem, max(14px, 4vw))', '1.43'],
        number: ['min(1.25rem, 8vw)', '1.2'],
        'number-lg': ['min(1.5rem, 9vw)', '1.1667'],
        title: ['min(1.375rem, 7.5vw)', '1.2727'],
        display: ['min(1.875rem, 8vw)', '1.2'],
      },
      borderRadius: { card: '12px', control: '8px' },
      boxShadow: { card: 'var(--wt-shadow-card)', float: 'var(--wt-shadow-float)' },
      screens: { wide: '1280px' },
    },
  },
};
