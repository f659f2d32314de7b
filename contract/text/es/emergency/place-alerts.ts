export const title = {
  order: (place: string) => `Orden de evacuación: ${place}`,
  warning: (place: string) => `Advertencia de evacuación: ${place}`,
  ended: (place: string) => `Sin orden ni advertencia en la lista: ${place}`,
};
export const greeting = {
  order: 'Orden de evacuación en un lugar que usted vigila',
  warning: 'Advertencia de evacuación en un lugar que usted vigila',
  ended: 'Cambio en un lugar que usted vigila',
};
export const order = (source: string, place: string) =>
  `${source} publica una orden de evacuación que incluye ${place}. Las personas allí deben salir ahora.`;
export const warning = (source: string, place: string) =>
  `${source} publica una advertencia de evacuación que incluye ${place}. Las personas allí deben estar listas para salir, y salir ya si necesitan más tiempo.`;
export const reduced = (source: string, place: string) =>
  `${source} redujo la orden que incluye ${place} a una advertencia de evacuación. Las personas allí deben estar listas para salir.`;
export const possible =
  'Conocemos este lugar solo de manera aproximada, así que puede que la zona no llegue hasta él.';
export const endedByCounty = (source: string, place: string) =>
  `${source} informa que se levantó la orden o advertencia para ${place}.`;
export const endedByAbsence = (source: string, place: string) =>
  `${source} ya no incluye en su lista una orden ni una advertencia para ${place}. Puede que el condado no haya anunciado que terminó.`;
export const dontReturn = 'No regrese hasta que su condado diga que es seguro.';
export const callThem = 'Llame a las personas que están allí y asegúrese de que lo sepan.';
export const noServices =
  'Esto es solo una alerta. Hearthline no inicia servicios en los lugares que usted vigila: ni hotel, ni dinero, ni concierge. Si alguien está en peligro, llame al 911.';
export const seeMap = 'Abrir el mapa en vivo';
export const officialSource = 'Lo que dice la fuente oficial';
