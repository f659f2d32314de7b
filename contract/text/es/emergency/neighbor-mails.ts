/** Emails about neighbor groups. They name no neighbor but the ambassador. */
export const joined = {
  subject: (group: string) => `Se unió al grupo ${group}`,
  text: (group: string, ambassador: string, _when: string) =>
    `Su hogar está en el grupo de vecinos ${group}, que dirige ${ambassador}. Los vecinos no ven nada de usted hasta que decida mostrarlo.`,
  next: 'Elija qué mostrar, cámbielo o deje el grupo cuando quiera. El cambio es inmediato.',
  action: 'Elegir qué ven los vecinos',
};
export const removed = {
  subject: (group: string) => `Su hogar ya no está en ${group}`,
  text: (group: string, _ambassador: string, _when: string) =>
    `El embajador quitó su hogar del grupo de vecinos ${group}. Todo lo que mostraba allí se borró.`,
  next: 'Su membresía y sus alertas no cambian. Si tiene preguntas, responda a este correo.',
  action: 'Ver sus grupos',
};
export const closed = {
  subject: (group: string) => `El grupo ${group} se cerró`,
  text: (group: string, _ambassador: string, _when: string) =>
    `El grupo de vecinos ${group} se cerró. Todo lo que su hogar mostraba allí se borró.`,
  next: 'Su membresía y sus alertas no cambian.',
  action: 'Ver sus grupos',
};
export const closedByTeam = {
  subject: (group: string) => `Cerramos su grupo ${group}`,
  text: (group: string, _ambassador: string, reason: string) =>
    `Nuestro equipo cerró su grupo de vecinos ${group}. El motivo: ${reason}`,
  next: 'Todo lo que mostraban sus hogares se borró. Si tiene preguntas sobre esta decisión, responda a este correo.',
  action: 'Ver sus grupos',
};
export const drillPlanned = {
  subject: (group: string) => `Simulacro de práctica planeado: ${group}`,
  text: (group: string, ambassador: string, when: string) =>
    `Se trata de un simulacro de práctica. ${ambassador} planea uno para el grupo ${group} el ${when}. Nadie tiene que salir, no se reserva nada y no se mueve dinero.`,
  next: 'Participa solo si activó los simulacros para su hogar. Puede cambiarlo cuando quiera.',
  action: 'Abrir el grupo',
};
export const drillCanceled = {
  subject: (group: string) => `Simulacro de práctica cancelado: ${group}`,
  text: (group: string, ambassador: string, when: string) =>
    `${ambassador} canceló el simulacro de práctica del grupo ${group} planeado para el ${when}.`,
  next: 'No tiene que hacer nada.',
  action: 'Abrir el grupo',
};
export const closing = 'En una emergencia, llame al 911 y siga las órdenes de su condado.';
export const neighborIn = (group: string) => `Vecino de ${group}`;
