/** Motivos de rechazo: marketplace. */
export const noSuchItem = 'No existe ese artículo.';
export const changedMeanwhile =
  'Alguien acaba de cambiar este artículo. Revise el cambio y vuelva a guardar.';
export const stockChanged = (left: string) => `Ahora quedan ${left}. Revise otra vez y guarde.`;
export const unlimitedNow = 'Este artículo ahora no tiene límite. Revise otra vez y guarde.';
export const unlimited = 'Este artículo no tiene límite. Indique cuántos hay.';
export const onlyLeft = (left: string) => `Solo quedan ${left}. Quite ${left} o menos.`;
export const tooMany = 'Deje 1,000,000 o menos.';
