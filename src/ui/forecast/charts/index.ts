/** All charts: one part of the program that is loaded where the first of them is shown. */
export { ChanceChart } from './ChanceChart.tsx';
export { EndsChart } from './EndsChart.tsx';
export { RoundsChart } from './RoundsChart.tsx';
export { SpentChart } from './SpentChart.tsx';
