/** What optional emails, drills and phone codes say. */
export const whyYouGetThis = (kind: string) =>
  `Recibe este correo porque «${kind}» está activado en sus ajustes.`;
export const turnOffEmails = 'No recibir más estos correos';
/** A text: plain letters only, so that it fits one segment. */
export const phoneCode = (code: string) =>
  `Su clave de Hearthline: ${code}. Sirve por 10 minutos. Nunca se la pediremos. Responda STOP para no recibir mensajes.`;

// The email of a household's drill.
export const drillSubject = (addressLine: string) => `SIMULACRO: un ensayo para ${addressLine}`;
export const drillGreeting = 'Esto es un simulacro';
export const drillAbout = (name: string, addressLine: string) =>
  `«${name}» es un ensayo para su hogar en ${addressLine}. No ha pasado nada. No reservaremos habitación ni enviaremos dinero.`;
export const drillSteps =
  'Haga lo que haría de verdad: mire su plan, junte lo que se llevaría y avísenos en la página cuando todos estarían fuera y a salvo.';
export const openDrill = 'Abrir el simulacro';
export const drillClosing = 'Esto fue un simulacro.';
