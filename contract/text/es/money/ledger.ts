/** What a change of someone's points was for. Stored in English; readers get their own language. */
export const welcome = (brand: string) => `Bienvenida a ${brand}`;
export const welcomeGivenBefore = 'Los puntos de bienvenida se dieron a su cuenta anterior';
export const taskDone = (task: string) => `Tarea hecha: ${task}`;
export const canceled = (item: string) => `Cancelado: ${item}`;
export const givenBack = (item: string) => `Devuelto: ${item}`;
export const demoPoints = 'Puntos de demostración';
