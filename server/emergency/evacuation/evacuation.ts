export { recordReached } from './check-ins.ts';
export { decideRequest, requestOf, type Decision } from './requests.ts';
