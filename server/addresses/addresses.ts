export { stateOf } from './state-of.ts';
