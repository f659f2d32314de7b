import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  emailOperations,
  escalate,
  escalateQuestions,
  sendOnCallText,
  sendOperationsMail,
  textOnCall,
} from './escalation.ts';

export const operationsHandlers: Handler<Deps>[] = [
  handler(escalateQuestions, (deps: Deps) => escalate(deps)),
  handler(emailOperations, sendOperationsMail),
  handler(textOnCall, sendOnCallText),
];
