/** Why a readiness task wasn't changed. */
export const noSuchTask = 'There’s no such task.';
export const noPhoto = 'This task has no photo.';
export const drillNeedsNoPhoto = 'Finish a drill on the Evacuation page. It needs no photo.';
export const drillTicks = 'Finish a drill on the Evacuation page. That checks off this task.';
export const tickedByUs = 'We check off this task for you once it’s in place. Nothing changed.';
