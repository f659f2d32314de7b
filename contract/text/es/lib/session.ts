/** The end of a session. */
export const signedOut = 'Se cerró su sesión';
export const signInToContinue = 'Inicie sesión para continuar donde estaba.';
export const loggedOut = 'Sesión cerrada';
