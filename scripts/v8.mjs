/**
 * A V8 flag that limits inlining, for tests. V8 optimizes hot functions on threads of its own; on two cores with a
 * worker each, these compete with the tests, and most of what they optimize runs too short a time to be worth it. In
 * Node, optimizing takes 40 % of the processor time of some hundred random fights, and half of that with less inlining;
 * in a browser, whole turns with one finger take 10 % less.
 */
export const lessInlining = '--max-inlined-bytecode-size-cumulative=300';
