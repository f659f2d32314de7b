/** Motivos de rechazo: activations. */
export const noSuchIncident = 'No existe ese incidente.';
export const cashNotHeld = 'El dinero de este incidente no está retenido.';
export const alreadyDecided = 'Esto ya se decidió.';
export const ownHome = 'Esta es su propia vivienda, así que decide otro administrador.';
export const noOrderNow = 'En este momento ninguna orden abarca esta vivienda.';
export const nothingToRestore =
  'No hay nada que restaurar. El hogar tiene su habitación, y su dinero se pagó, iba en camino cuando se detuvo o fue a otra vivienda del mismo titular.';
export const noSuchZone = 'No existe esa zona en este incidente.';
export const noSuchHome = 'No existe esa vivienda o ese incidente.';
export const noPin = 'No sabemos dónde está esta vivienda.';
export const alreadyStarted = 'Los servicios de esta vivienda ya empezaron.';
export const noOrderNear =
  'Ninguna orden de este incidente está vigente a menos de 5 millas de esta vivienda, ni lo estuvo en los últimos 14 días.';
export const noMembership = 'Esta vivienda no tenía una membresía activa antes de la orden.';
