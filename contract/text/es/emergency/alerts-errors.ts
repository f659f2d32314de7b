/** Motivos de rechazo: alerts. */
export const endedNothingToDecide = 'Esta zona terminó. No hay nada que decidir.';
export const noShape = 'Esta zona no tiene límites, así que ninguna vivienda está dentro. Declare el área.';
export const needsTwo = 'Una zona declarada necesita dos aprobaciones. Declárela otra vez.';
export const alreadyEnded = 'Esta zona ya terminó.';
export const rowsAgree = 'Las filas de esta zona ya coinciden. No hay nada que decidir.';
export const noSuchZone = 'No existe esa zona.';
export const noSuchDeclaration = 'No existe esa declaración.';
export const secondPerson = 'Otra persona debe aprobar lo que usted propone.';
export const areaChanged = 'El área cambió desde que la vio. Vuelva a cargar y revísela.';
export const alreadyDecided = 'Esto ya se decidió.';
export const onlyProposer = 'Solo quien la propuso puede retirarla. Usted puede rechazarla.';
export const drawAgain = (problem: string) => `Dibuje el área otra vez. ${problem}`;
export const shapeProblems = {
  'It came without a shape.': 'No tiene límites.',
  'Its shape is not on earth.': 'Sus límites no están en la Tierra.',
  'Its shape has fewer than three points.': 'Sus límites tienen menos de tres puntos.',
} as Record<string, string>;
export const tooLarge = 'El área mide más de 3,000 kilómetros cuadrados. Declárela por partes.';
