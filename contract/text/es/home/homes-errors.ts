/** Why a home, its pin or its policies weren't changed. */
export const noSuchHome = 'No existe esa casa.';
export const addHomeFirst = 'Primero agregue su casa.';
export const refused = {
  view: 'No puede ver esta casa.',
  edit: 'Puede ver esta casa, pero no editarla. Pídaselo a su titular.',
  own: 'Solo el titular de esta casa puede hacer esto.',
};
export const onlyOwnerAddress =
  'Solo el titular puede cambiar la dirección. No se cambió nada. Pídale que lo haga.';
export const onlyOwnerPin = 'Solo el titular puede mover el pin. No se cambió nada. Pídale que lo haga.';
export const archived = 'Esta casa está archivada. Primero restáurela.';
export const archivedReadOnly = 'Esta casa está archivada. Primero restáurela y después haga el cambio.';
export const changedMeanwhile = 'Otra persona acaba de cambiar esto. Revise el cambio y guarde de nuevo.';
export const manyHomes = (most: number) => `Ya tiene ${most} casas. Si necesita más, contáctenos.`;
export const otherHasManyHomes = (most: number) =>
  `Esta persona ya tiene ${most} casas, así que la casa no se transfirió.`;
export const alertBlocksTransfer =
  'Una advertencia u orden de evacuación cubre esta casa, así que ahora no se puede transferir. Transfiérala cuando termine.';
export const alertBlocksChoice =
  'Una advertencia u orden de evacuación cubre una de estas casas, así que no se cambió nada. Elija de nuevo cuando termine.';
export const ownHome = 'Esta es su propia casa, así que decide otro administrador.';
export const approvedAlready = 'Esta casa ya no necesita aprobación.';

// The ZIP code and the pin.
export const unknownZip = (zip: string) => `No conocemos el código postal ${zip}. Revise sus cinco dígitos.`;
export const zipElsewhere = (zip: string, state: string, chosen: string) =>
  `Hasta donde sabemos, el código postal ${zip} está en ${state}, y usted eligió ${chosen}.`;
export const outside = 'Este punto está fuera de California, Nevada y Arizona. Mueva el pin a su casa.';
export const outsideField = 'Este punto está fuera de California, Nevada y Arizona';
export const zipCenter = 'Este es el centro del código postal. Mueva el pin al techo de su casa y guárdelo.';
export const onStreet = 'Este es un punto en la calle. Mueva el pin al techo de su casa y guárdelo.';
export const zoomIn = 'Acerque el mapa hasta que vea su calle y ponga el pin.';
export const lessExact =
  'Este pin sería menos exacto que la ubicación que tenemos, así que no se cambió nada. Póngalo donde el mapa muestra las calles, o use su ubicación cuando esté en casa.';
export const farFromAddress = (distance: string) =>
  `El pin está a ${distance} de la dirección que encontramos. Confirme que es correcto.`;
export const farFromBefore = (distance: string) =>
  `El pin está a ${distance} de donde lo teníamos. Confirme que es correcto.`;

// Policies.
export const noSuchPolicy = 'No existe esa póliza.';
export const manyPolicies = (most: number) => `Esta casa ya tiene ${most} pólizas.`;
export const policyEnded = 'Esta póliza se terminó. Agregue una nueva.';
export const policyRenewed = 'Esta póliza ya está renovada.';
