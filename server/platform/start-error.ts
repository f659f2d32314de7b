/** The server can't start; the message is for the operator. */
export class StartError extends Error {}
