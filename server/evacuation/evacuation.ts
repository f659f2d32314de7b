export { decideRequest, type Decision } from './requests.ts';
export { listRequests, findRequest as requestOf, type RequestRow } from './store.ts';
