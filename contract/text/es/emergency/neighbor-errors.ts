/** Refusals and notes about neighbor groups. */
export const noGroup =
  'No encontramos este grupo. Puede estar cerrado, o quizá usted ya no forma parte de él.';
export const onlyAmbassador = 'Solo el embajador de este grupo puede hacer esto.';
export const enoughGroups = (most: number) => `Puede dirigir ${most} grupos. Cierre uno antes de crear otro.`;
export const enoughLinks = (most: number) => `Funcionan ${most} enlaces a la vez. Anule uno primero.`;
export const noLink = 'Este enlace ya se anuló.';
export const wrongLink =
  'Este enlace no funciona. Puede haber vencido o haberse anulado. Pida uno nuevo a su vecino.';
export const full = (most: number) => `Este grupo tiene ${most} hogares, que es el máximo.`;
export const noHousehold = 'No encontramos este hogar en el grupo. Vuelva a cargar la página.';
export const noAlert =
  'Que sepamos, ninguna orden ni advertencia abarca esta vivienda ahora. Si hay peligro, llame al 911. Para lo demás, escriba a su concierge.';
export const askedEnough =
  'Hoy preguntó por muchos hogares. Si alguien está en peligro, llame al 911. Nuestro concierge también atiende por teléfono.';
export const drillTime = 'Elija una hora en los próximos seis meses.';
export const enoughDrills = (most: number) =>
  `Puede planear ${most} simulacros a la vez. Cancele uno primero.`;
export const drillChanged = 'Este simulacro cambió mientras tanto. Vuelva a cargar la página.';
export const noOneTakesPart =
  'Ningún hogar ha aceptado participar en simulacros todavía. Pida a sus vecinos que lo activen.';
export const entered = 'Este simulacro ya se anotó para puntos de impacto.';
export const tooFew = 'Un simulacro cuenta cuando lo terminan al menos tres hogares además del suyo.';
export const evidence = (group: string, day: string, households: number) =>
  `Simulacro del grupo “${group}” el ${day}. Lo terminaron ${households} hogares además del hogar del embajador.`;
export const ownGroup = 'No puede cerrar su propio grupo aquí. Pida ayuda a un colega.';
export const closedAlready = 'Este grupo ya está cerrado. Vuelva a cargar la página.';
export const caseNote = (kind: 'ride' | 'check', isOwn: boolean, group: string) => {
  const what = kind === 'ride' ? 'pide un viaje para salir' : 'pide que veamos cómo está';
  const about =
    kind === 'ride' ? 'dice que este hogar necesita un viaje' : 'pide que veamos cómo está este hogar';
  return isOwn ? `El hogar ${what} (grupo “${group}”).` : `Un vecino del grupo “${group}” ${about}.`;
};
