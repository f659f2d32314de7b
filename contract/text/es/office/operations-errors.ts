/** Motivos de rechazo: operations. */
export const gone = (what: string) => `Esta revisión ya no nombra: ${what}.`;
export const noPin = 'No sabemos dónde está esta vivienda. Pida primero al hogar que coloque su marcador.';
export const noOrderNear =
  'No hay ninguna orden a menos de 5 millas de esta vivienda. Primero declare el área. Una segunda persona la aprueba.';
export const chooseAnswer = 'Elija una de las respuestas.';
export const noSuchSource = 'No existe esa fuente.';
export const sourceBusy = 'Estamos consultando esta fuente ahora. Mire otra vez en un momento.';
export const noOpenCase = 'Esta vivienda no tiene un caso abierto en este incidente.';
export const noCallNeeded = 'Esta revisión no pide una llamada.';
export const answered = 'Esta revisión terminó, así que ya no se muestran sus números.';
export const noSuchZone = 'No existe esa zona.';
export const noSuchEvidence = 'No existe esa evidencia.';
export const noSuchIncident = 'No existe ese incidente.';
export const noSuchRequest = 'No existe esa solicitud.';
export const typeToConfirm = (word: string) => `Escriba ${word} para confirmar.`;
