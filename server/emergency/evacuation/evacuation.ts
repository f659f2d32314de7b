export { readCase } from './view.ts';
export { firstStatusOf } from './first-status.ts';
export { recordReached } from './check-ins.ts';
export { decideRequest, reopenRequest, requestOf, type Decision } from './requests.ts';
