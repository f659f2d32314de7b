/** The official status of a home and what to do. The page, the dashboard, the first paint and messages say the same. */

// An order.
export const orderTitle = 'Salga ahora';
export const takeWithYou = 'Lleve a las personas, las mascotas, las medicinas y su mochila de emergencia.';
export const orderText = `Una orden de evacuación abarca su vivienda. ${takeWithYou} Si no puede salir, llame al 911.`;
export const orderPossibleTitle = 'Una orden de evacuación puede abarcar su vivienda';
export const orderPossibleText =
  'De su vivienda solo conocemos el área. Mire ahora el mapa oficial. Si su calle está dentro, salga ahora. Si no puede salir, llame al 911.';
export const orderUnconfirmedTitle = 'Su condado puede haber ordenado evacuar su área';
export const orderUnconfirmedText =
  'La lista oficial muestra una orden aquí y nuestro equipo la está revisando. Si las autoridades le dicen que salga, o si ve fuego, salga ahora. Si no puede salir, llame al 911.';

// A warning.
export const warningTitle = 'Prepárese para salir';
export const warningReduced =
  'La orden para su vivienda se redujo a una advertencia de evacuación. Siga preparado: puede volver a ser una orden.';
export const warningText =
  'Una advertencia de evacuación abarca su vivienda. Cargue el auto ahora. Salga antes si necesita más tiempo.';
export const warningPossibleText =
  'Una advertencia de evacuación puede abarcar su vivienda. Solo conocemos el área, así que mire el mapa oficial. Cargue el auto ahora. Salga antes si necesita más tiempo.';
export const warningUnconfirmedText =
  'La lista oficial muestra una advertencia de evacuación para su área y nuestro equipo la está revisando. Cargue el auto ahora. Salga antes si necesita más tiempo.';

// The end of an order, and our mistakes.
export const doNotReturn = 'No regrese hasta que su condado diga que es seguro.';
export const liftedTitle = 'La orden fue levantada';
export const reportedLiftedTitle = 'La orden ya no está en la lista';
export const reportedLiftedText = `Ya no está en la lista oficial, pero su condado no ha anunciado que terminó. ${doNotReturn}`;
export const mistakeTitle = 'Cometimos un error y lo corregimos';
export const mistakeText =
  'Le avisamos por error de una orden y detuvimos lo que había empezado. Abajo está lo que usted conserva. Si ve fuego, o las autoridades le dicen que salga, salga.';

// Nothing known. It must never sound like "all clear".
export const quietTitle = 'No vemos órdenes de evacuación activas para su dirección';
export const noPinTitle = 'Todavía no podemos relacionar órdenes con su vivienda';
export const noPinText =
  'No encontramos su dirección en el mapa. Coloque el marcador en HomeVault. Mientras tanto, siga las alertas de su condado.';
export const blindTitle = 'Ahora no podemos ver órdenes nuevas';
export const blindText =
  'Ninguna de nuestras fuentes oficiales responde. Siga las alertas de su condado y salga cuando se lo indique. Seguimos intentando.';
export const watch = {
  noFeed: 'Este servicio no recibe datos en vivo, así que nuestro equipo ingresa las órdenes a mano.',
  some: 'Consultamos las fuentes oficiales de abajo. No todas responden en este momento.',
  all: 'Consultamos las fuentes oficiales de abajo.',
};
export const areaOnly = 'De su vivienda solo conocemos el área: coloque el marcador para ser exactos.';
export const ifOrder = {
  automatic: 'Si una orden abarca su vivienda, le avisamos de inmediato y sus servicios empiezan.',
  byHand:
    'Si una orden abarca su vivienda, le avisamos de inmediato. El inicio automático está apagado: usted inicia aquí sus servicios.',
  noPlan:
    'Si una orden o una advertencia abarca su vivienda, le avisamos. El hotel, el dinero y el concierge vienen con un plan.',
};
export const countyFirst = 'Siga primero las alertas de su condado.';

// Whether services apply, and why not.
export const servicesStarted = 'Sus servicios ya empezaron. Están abajo.';
export const onWarning = {
  byHand:
    'El inicio automático está apagado para esta vivienda. Si pasa a ser una orden, presione Iniciar mis servicios en esta página.',
  automatic: 'Si pasa a ser una orden, sus servicios empiezan automáticamente.',
  noPlan:
    'El hotel, el dinero y el concierge vienen con un plan. Si pasa a ser una orden, le avisaremos de inmediato.',
};
export const noServices = {
  'joined-after':
    'Se emitió antes de que usted se inscribiera, así que el hotel y el dinero no aplican. Su concierge todavía puede ayudarle.',
  'not-member':
    'No tiene un plan activo, así que el hotel, el dinero y el concierge no aplican. Llame al 211 para refugios y ayuda local.',
  'joined-during':
    'Usted se inscribió después de la primera advertencia, así que nuestro equipo está revisando sus servicios. Su concierge puede ayudarle ahora.',
  'owner-changed':
    'Usted pasó a ser titular después de que esto empezó, así que nuestro equipo está revisando sus servicios. Su concierge puede ayudarle ahora.',
  'located-after':
    'Su marcador se colocó después de que esto empezó, así que nuestro equipo está revisando sus servicios. Su concierge puede ayudarle ahora.',
  'other-home':
    'Su membresía protege otra vivienda, así que el hotel y el dinero no aplican aquí. Su concierge todavía puede ayudarle. Para apelar, contáctenos.',
  'not-covered':
    'Todavía no cubrimos este estado, así que el hotel y el dinero no aplican. Llame al 211 para refugios y ayuda local.',
  'not-approved':
    'Esta vivienda todavía no está aprobada, así que nuestro equipo está revisando sus servicios. Su concierge puede ayudarle ahora.',
  declined:
    'Revisamos esta vivienda y no pudimos aprobarla, así que el hotel y el dinero no aplican. Para apelar, contáctenos. Su concierge todavía puede ayudarle.',
  imprecise:
    'No conocemos el lugar exacto de su vivienda, así que nuestro equipo está revisando sus servicios. Su concierge puede ayudarle ahora.',
  unconfirmed:
    'Sus servicios empiezan cuando nuestro equipo confirme la orden. Su concierge puede ayudarle ahora.',
  'waiting-for-you':
    'El inicio automático está apagado para esta vivienda. Presione Iniciar mis servicios para su hotel y su dinero.',
  starting: 'Estamos iniciando sus servicios.',
};

// What our team is checking about an order that is still in force.
export const orderVanished = `La lista oficial dejó de mostrar esta orden junto con la mayoría de las demás. Su condado no ha anunciado que terminó. Nuestro equipo lo está revisando. ${doNotReturn}`;
export const rowsDisagree = `La lista oficial muestra dos datos distintos para su zona. Consideramos que la orden sigue vigente mientras nuestro equipo lo revisa. ${doNotReturn}`;

// The first paint, before any script.
export const statusLabel = 'Situación de evacuación';
export const callConciergeAt = (phone: string) => `Llame a su concierge: ${phone}`;
export const asOf = (at: string) => `Actualizado: ${at}`;
