/** Hotels are asked about rooms, and say yes or no. */
export { confirmLines, declineLines, type AnswerDeps } from './answers.ts';
export { answerByText } from './text-answers.ts';
