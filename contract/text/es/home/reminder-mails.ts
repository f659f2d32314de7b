/** Emails that ask to look at readiness tasks or the inventory again. */
export const hello = (name: string) => `Hola, ${name}`;
export const helloYou = 'Hola';

export const tasksSubject = (tasks: number) =>
  tasks === 1
    ? 'Una tarea de preparación necesita otra revisión'
    : `${tasks} tareas de preparación necesitan otra revisión`;
export const tasksOld = (tasks: number) =>
  tasks === 1
    ? 'La foto de una de sus tareas de preparación tiene un año. En un año las baterías se agotan y la maleza vuelve a crecer, así que la tarea está abierta otra vez.'
    : `Las fotos de ${tasks} de sus tareas de preparación tienen un año. En un año las baterías se agotan y la maleza vuelve a crecer, así que las tareas están abiertas otra vez.`;
export const tasksDo =
  'Revísela y márquela de nuevo, o agregue una foto nueva. Toma unos minutos, y su puntaje se recupera enseguida.';
export const openReadiness = 'Abrir Preparación';

export const reviewSubject = '¿Todavía tiene estas cosas?';
export const reviewDue = (items: number, counted: string) =>
  items === 1
    ? 'Hace un año que no revisa 1 artículo de su inventario. Los ajustadores pagan según una lista que está al día.'
    : `Hace un año que no revisa ${counted} artículos de su inventario. Los ajustadores pagan según una lista que está al día.`;
export const reviewDo =
  'Revíselos uno por uno: todavía lo tengo o ya no. La mayoría de la gente tarda unos minutos.';
export const startReview = 'Empezar la revisión';

export const seeReadiness = 'Ver su preparación';
