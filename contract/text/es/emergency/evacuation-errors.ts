/** Motivos de rechazo: evacuation. */
export const noSuchPerson = 'Esa persona no está en este hogar.';
export const noEvacuation = 'En este momento no hay una evacuación para esta vivienda.';
export const evacuationOver = 'La evacuación de este aviso ya terminó.';
export const placeHomeFirst =
  'Primero coloque su vivienda en el mapa. Relacionamos las órdenes con su lugar exacto.';
export const noSuchRequest = 'No existe esa solicitud.';
export const requestChanged = 'Esta solicitud cambió. Vuelva a cargarla y revísela.';
export const membershipNeeded =
  'El hotel y el dinero requieren una membresía activa, así que no podemos revisar esta solicitud. Las alertas siguen llegando. Si está en peligro, salga ahora y llame al 911. Elija un plan en la página de membresía para pedir servicios.';
export const ownersMembershipNeeded =
  'El hotel y el dinero requieren que el titular de esta vivienda tenga una membresía activa, así que no podemos revisar esta solicitud. Las alertas siguen llegando. Si está en peligro, salga ahora y llame al 911.';
export const alreadyAsked = 'Ya estamos revisando una solicitud para esta vivienda. Le responderemos.';
export const onlyDeclined = 'Solo puede apelar una solicitud rechazada.';
export const needNotWait = 'Este hogar no tiene que esperar. Vuelva a cargar la lista.';
export const ownHome = 'Esta es su propia vivienda, así que decide otro administrador.';
export const alreadyDecided = 'Esta solicitud ya se decidió.';
export const otherReviewer = 'La apelación la debe decidir alguien distinto de quien rechazó la solicitud.';
export const noOrderNow =
  'En este momento ninguna orden abarca su vivienda, así que no hay nada que iniciar. Vuelva a cargar la página.';
export const notStarted =
  'No pudimos iniciar sus servicios. La página dice por qué. Si está en peligro, salga ahora y llame al 911.';
export const coolDown = (within: number, left: number) =>
  `Rechazamos su última solicitud hace menos de ${within} horas. Puede pedirlo otra vez en ${left === 1 ? 'una hora' : `${left} horas`}, o pedir que otra persona del equipo la revise ahora. Si está en peligro, salga y llame al 911.`;
