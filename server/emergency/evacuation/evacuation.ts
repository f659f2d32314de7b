export { readCase } from './view.ts';
export { firstStatusOf } from './first-status.ts';
export { recordReached } from './check-ins.ts';
export { decideRequest, requestOf, type Decision } from './requests.ts';
