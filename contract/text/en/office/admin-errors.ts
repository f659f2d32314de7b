/** Why something was refused: admin. */
export const noSuchItem = 'There is no such item.';
export const jobNotFailed = 'This job is no longer on the failed list. It was retried or discarded.';
export const emailNotWaiting = 'This email is no longer waiting. It was sent, or isn’t needed.';
