export { decideRequest, requestOf, type Decision } from './requests.ts';
