/** Emails that ask to look at readiness tasks or the inventory again. */
export const hello = (name: string) => `Hello ${name}`;
export const helloYou = 'Hello';

export const tasksSubject = (tasks: number) =>
  tasks === 1 ? 'A readiness task needs another look' : `${tasks} readiness tasks need another look`;
export const tasksOld = (tasks: number) =>
  tasks === 1
    ? 'The photo for one of your readiness tasks is a year old. In a year, batteries die and brush grows back, so the task is open again.'
    : `The photos for ${tasks} of your readiness tasks are a year old. In a year, batteries die and brush grows back, so the tasks are open again.`;
export const tasksDo =
  'Take a look, then check it off again or add a new photo. It takes a few minutes, and your score is restored right away.';
export const openReadiness = 'Open Readiness';

export const reviewSubject = 'Do you still have these things?';
export const reviewDue = (items: number, counted: string) =>
  items === 1
    ? '1 item in your inventory hasn’t been reviewed for a year. Adjusters pay based on a list that’s up to date.'
    : `${counted} items in your inventory haven’t been reviewed for a year. Adjusters pay based on a list that’s up to date.`;
export const reviewDo = 'Go through them one by one: still have it, or gone. Most people need a few minutes.';
export const startReview = 'Start the review';

export const seeReadiness = 'See your readiness';
