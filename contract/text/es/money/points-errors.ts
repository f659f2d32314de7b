/** Motivos de rechazo: points. */
export const noSuchMember = 'No existe ese miembro.';
export const tooMany = (balance: number) => `Tiene ${balance} puntos. Quite ${balance} o menos.`;
export const doneDifferently = 'Esto ya se hizo con otra cantidad o motivo. Vuelva a cargar y revise.';
