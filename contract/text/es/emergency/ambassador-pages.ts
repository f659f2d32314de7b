/** Pages behind links: the status of an application, and a neighbor’s confirmation. Also the names of entries. */
export const kinds = {
  drill: 'Simulacro de evacuación dirigido',
  neighbors: '5 vecinos incorporados',
  kit: 'Kit de emergencia entregado',
  ride: 'Transporte acordado',
  walk: 'Recorrido de una casa',
  workshop: 'Taller impartido',
  hours: 'Hora de voluntariado',
};
export const modulePassed = 'Módulo de capacitación completado';
export const reversed = 'Anulado';
export const whatHappened = (kind: string, quantity: number, day: string) =>
  quantity === 1 ? `${kind}, ${day}` : `${kind}, ${quantity} veces, ${day}`;

export const states = {
  unconfirmed: {
    title: 'Confirme su postulación',
    text: 'Presione el botón para enviar su postulación a nuestro equipo.',
  },
  applied: {
    title: 'Estamos revisando su postulación',
    text: 'Nuestro equipo la está revisando. Le escribiremos cuando esté decidida.',
  },
  approved: {
    title: 'Usted es embajador',
    text: 'Su postulación está aprobada. Inicie sesión con el correo con el que se postuló para empezar la capacitación.',
  },
  declined: { title: 'Su postulación fue rechazada', text: 'Revisamos su postulación y la rechazamos.' },
  suspended: {
    title: 'Está suspendido',
    text: 'Nuestro equipo le suspendió como embajador. Responda a nuestro correo si tiene preguntas.',
  },
  left: {
    title: 'Dejó el programa',
    text: 'Su postulación está retirada. Puede postularse de nuevo en cualquier momento.',
  },
};
export const reason = 'Motivo';
export const againFrom = (day: string) => `Puede postularse de nuevo a partir del ${day}.`;
export const confirmIt = 'Confirmar mi postulación';
export const signIn = 'Iniciar sesión';
export const yourApplication = 'Su postulación';
export const name = 'Nombre';
export const county = 'Condado';
export const zip = 'Código postal';
export const area = 'Calle o vecindario';
export const since = 'Estado desde';
export const withdraw = 'Retirar';
export const saved = 'Guardado';

const thanks = () => 'Gracias por responder.';
export const confirm = {
  asking: {
    title: '¿Ocurrió esto?',
    text: (name: string) => `${name}, embajador voluntario, dice que usted estuvo presente.`,
  },
  yes: { title: 'Confirmado', text: thanks },
  no: { title: 'No confirmado', text: thanks },
  review: {
    title: 'Nuestro equipo lo revisará',
    text: () => 'Gracias. Guardamos su respuesta y nuestro equipo decide si cuenta.',
  },
  refused: {
    title: 'Otra persona tiene que confirmarlo',
    text: () => 'Gracias. Guardamos su respuesta, pero no cuenta. Nuestro equipo revisará la anotación.',
  },
  over: {
    title: 'Este enlace ya no hace falta',
    text: () => 'Venció, o la anotación se decidió de otra forma. No tiene que hacer nada.',
  },
};
export const doubts = {
  self: 'Los embajadores no pueden confirmar sus propias anotaciones.',
  household: 'Tiene que confirmarlo alguien de otro hogar.',
  phone: 'Usted y el embajador usan el mismo número de teléfono.',
  circle: 'Usted y otros embajadores se han confirmado mutuamente.',
  deleted: 'La cuenta a la que preguntamos está borrada o se está borrando.',
  young: 'Su cuenta tiene menos de 14 días.',
  device: 'El embajador usó el mismo dispositivo.',
  network: 'El embajador ha usado la misma red.',
  often: 'Usted ha confirmado varias anotaciones de este embajador.',
  unknown: 'Personas sin cuenta han confirmado mucho a este embajador.',
};
export const yourName = 'Su nombre';
export const yes = 'Sí, es correcto';
export const no = 'No, no es correcto';
export const noAccountNeeded = 'No necesita una cuenta. Borramos su correo cuando responde.';
