export { readCase } from './view.ts';
export { firstStatusOf } from './first-status.ts';
export { animalFact, personFact, planFacts, roomFact } from './case-facts.ts';
export { listCheckIns } from './store.ts';
export { peopleOf, recordCheckIn, recordReached } from './check-ins.ts';
export { decideRequest, reopenRequest, requestOf, type Decision } from './requests.ts';
export { pastEvacuations } from './past-evacuations.ts';
