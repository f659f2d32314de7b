/** Errors that aren't specific to one page. */
export const unexpected = 'Algo salió mal. Intente de nuevo.';
export const unreachable = 'No pudimos conectarnos con Hearthline. Revise su conexión e intente de nuevo.';
/** Title of a message about something that failed. */
export const error = 'Error';
