/** Motivos de rechazo: drills. */
export const placeHomeFirst =
  'Primero coloque su vivienda en el mapa. Relacionamos las órdenes con su lugar exacto.';
export const realOrder = 'Una orden o advertencia oficial abarca esta vivienda. El simulacro puede esperar.';
export const drillRunning = 'Ya hay un simulacro en curso para esta vivienda. Termínelo o deténgalo primero.';
export const noSuchDrill = 'No existe ese simulacro.';
export const drillOver = 'Este simulacro ya terminó.';
export const stepBefore = 'Haga primero el paso anterior.';
export const alarming = (word: string) => `Quite "${word}". Podría tomarse por algo real.`;
export const noHomes = 'Ninguna vivienda de miembros está dentro. Dibuje un área más grande.';
export const tooManyHomes = (homes: number, most: number) =>
  `Hay ${homes} viviendas dentro. Un simulacro puede tener ${most} como máximo.`;
export const typeToConfirm = (word: string) => `Escriba ${word} para confirmar.`;
export const realOrderNear =
  'Una orden o advertencia oficial abarca una vivienda de este grupo. El simulacro puede esperar. Siga las órdenes de su condado.';
export const placeHomesFirst =
  'Ninguna vivienda de este simulacro está en el mapa. Pida primero a un hogar que coloque su vivienda.';
