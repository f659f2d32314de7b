/** The four services: a card on the landing page and a dialog each. */
export const hotel = {
  title: 'Hotel garantizado',
  text: 'Con Plus y Premium, una habitación cerca de la zona de evacuación queda reservada antes de que cierre la puerta. Maneje directo a su habitación.',
  alt: 'Un auto entra a un hotel al anochecer, con una ventana ya iluminada',
  open: 'Ver disponibilidad',
  topic: 'Disponibilidad',
  facts: [
    {
      term: 'Dónde',
      text: 'Prerreservada a menos de 50 millas de la zona de evacuación, del lado al que puede llegar.',
    },
    {
      term: 'Calidad',
      text: 'Mínimo 3 estrellas. De 1 a 3 habitaciones en un mismo hotel, según su hogar. Buscamos uno que acepte sus mascotas. Si no lo hay, organizamos hospedaje cerca.',
    },
    {
      term: 'Cuánto tiempo',
      text: 'Disponible hasta 14 días: el socio le aparta la habitación a la tarifa de miembro durante ese tiempo. Plus cubre 3 noches por cada evento declarado, Premium 7 y Core ninguna. Usted paga las noches adicionales.',
    },
    {
      term: 'Cuándo',
      text: 'Se activa automáticamente con órdenes de evacuación oficiales: entonces reservamos a su nombre la habitación que un socio aparta. Una advertencia de evacuación no usa sus noches.',
    },
  ],
};
export const cash = {
  title: 'Dinero al instante',
  text: 'Hasta $2500 en su tarjeta de débito cuando necesita gasolina, comida y un cargador más que trámites.',
  alt: 'Desde el asiento del conductor: el camino, un teléfono que dice que llegó el dinero, una tarjeta de débito',
  open: 'Ver el envío de dinero',
  topic: 'Envío',
  facts: [
    {
      term: 'Cuándo',
      text: 'Llega 5-10 minutos después de una orden de evacuación para su dirección.',
    },
    {
      term: 'A dónde',
      text: 'A la tarjeta de débito que registró. Puede cambiarla cuando quiera, después de confirmar con una llave de acceso o un código.',
    },
    {
      term: 'Para qué',
      text: 'Gasolina, comida, un cargador, una cama para un amigo: usted decide. No pedimos recibos.',
    },
    {
      term: 'Condiciones',
      text: 'Básico es el nivel del plan Core. Los fondos de emergencia son aparte de la cuota; usted los administra y los devuelve según corresponda. Acepta los términos con su plan.',
    },
  ],
};
export const guidance = (hours: string) => ({
  title: 'Guía en vivo',
  text: 'Alguien en la línea que tiene su plan en pantalla y le acompaña hasta que llegue.',
  alt: 'Una persona con un teléfono mira el camino que cruza las colinas',
  open: 'Ver el apoyo en vivo',
  topic: 'Apoyo',
  facts: [
    {
      term: 'Quién responde',
      text: `Un concierge, ${hours}. Una persona, con el plan de su hogar a la vista.`,
    },
    {
      term: 'La ruta',
      text: 'Usted planea dos salidas con anticipación. Esa noche, su concierge tiene ambas en pantalla.',
    },
    {
      term: 'Todos en el auto',
      text: 'Conoce a su familia, sus mascotas y sus necesidades médicas, y le ayuda a encontrar lugar para todos.',
    },
    {
      term: 'En peligro',
      text: 'Llame primero al 911. El concierge no reemplaza a los servicios de emergencia ni las órdenes de su condado.',
    },
  ],
});
export const recovery = {
  title: 'Apoyo para recuperarse',
  text: 'Contratistas que responden, documentos del reclamo en orden y una persona que conoce su caso hasta que esté en casa.',
  alt: 'Una familia mira cómo se levanta la nueva estructura de su casa por la mañana',
  open: 'Ver ayuda para reconstruir',
  topic: 'Reconstrucción',
  facts: [
    {
      term: 'Reclamos',
      text: 'Su póliza, sus fotos y su inventario de HomeVault, preparados en un solo expediente para su aseguradora.',
    },
    {
      term: 'Contratistas',
      text: 'Contratistas y proveedores, enviados para limpieza, reparación y reconstrucción.',
    },
    {
      term: 'Asesor del hogar',
      text: 'Una persona que lleva su caso, desde la primera inspección hasta la última factura.',
    },
    {
      term: 'Planes',
      text: 'La preparación del reclamo, el asesor del hogar y el envío de contratistas vienen con Plus y Premium.',
    },
  ],
};
/** The tier of cash that the Core plan includes. */
export const basicTier = 'Básico';
