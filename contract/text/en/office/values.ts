/** What’s wrong with something typed or chosen in the back office. */
export const reason = 'Enter a reason';
export const notNeeded = 'Enter why it isn’t needed';
export const fromList = 'Choose from the list';
export const atMost = (most: number) => `Choose ${most} or fewer`;
export const searchTooLong = 'Use 200 characters or fewer';
export const setupStep = 'Choose a setup step';
export const sendCashOrNot = 'Choose whether to send the cash';
export const retryStep = 'Choose messages, cash or rooms';
export const allowOrBlock = 'Choose to allow or block';
export const orderOrWarning = 'Choose order or warning';
export const areaName = 'Enter the area’s name, as the authority uses it';
export const source = 'Enter the official source and time';
export const approveOrReject = 'Choose to approve or reject';

// The desk.
export const caseReason = 'Enter why you need this case';
export const note = 'Write a note';
export const callNote = 'Write what was said';
export const waitingFor = 'Enter what you’re waiting for';
export const severityReason = 'Enter why';
export const remindOf = 'Enter what to remember';
export const replyTitle = 'Write a title';
export const replyText = 'Write the reply';
export const broadcastText = 'Write the message';
export const knownVariables = 'Use only the variables listed below';
