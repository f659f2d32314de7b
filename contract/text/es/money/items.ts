/** The built-in items of the market. What an administrator adds is shown as written. */
export const items = {
  'lumber-drywall': {
    name: 'Madera y tablaroca',
    description:
      'Un vale de materiales para madera de construcción, tablaroca y tornillería en un almacén asociado. Recójalos o recíbalos en un radio de 30 millas.',
  },
  'contractor-visit': {
    name: 'Visita de un contratista',
    description:
      'Un contratista general con licencia recorre la casa con usted y anota qué hay que reparar primero, con fotos que su aseguradora puede usar.',
  },
  'smoke-cleaning-kit': {
    name: 'Kit de limpieza de humo y ceniza',
    description:
      'Mascarillas N95, guantes, bolsas de aspiradora HEPA, esponjas secas para hollín y una guía de limpieza, para las primeras horas con cuidado de vuelta en casa.',
  },
  'debris-haul': {
    name: 'Retiro de escombros',
    description:
      'Un contenedor de 10 yardas por siete días, con entrega y retiro. No sirve para ceniza ni asbesto: esos los recoge el condado.',
  },
  'air-cleaner': {
    name: 'Purificador de aire HEPA',
    description:
      'Un purificador portátil para una habitación grande, con un filtro de repuesto. Mantiene respirable una habitación de la casa en los días de humo.',
  },
  'water-heater-straps': {
    name: 'Kit de correas para sismos',
    description:
      'Correas para un calentador de agua y cuatro muebles altos, con anclajes e instrucciones. Una hora de trabajo con un taladro.',
  },
  'ember-vents': {
    name: 'Cubiertas de ventilación contra brasas',
    description:
      'Seis cubiertas de malla metálica de 1/8 de pulgada resistente a la corrosión para las ventilaciones del ático y del entrepiso, en medidas comunes.',
  },
  'power-station': {
    name: 'Energía de respaldo por una semana',
    description:
      'Una batería de 1 kWh en préstamo por siete días, que se entrega durante un corte de luz por seguridad pública. Alimenta un CPAP o un refrigerador.',
  },
  'document-scan': {
    name: 'Digitalizamos sus papeles',
    description:
      'Envíe hasta 200 páginas en una caja asegurada y con rastreo. Vuelven con una copia digital de cada página para su HomeVault.',
  },
  'claim-hour': {
    name: 'Una hora de ayuda con su reclamo',
    description:
      'Una hora por teléfono con un asesor que revisa con usted su póliza y su inventario antes de que hable con el ajustador.',
  },
  'pet-boarding': {
    name: 'Hospedaje de mascotas, tres noches',
    description:
      'Tres noches para un perro o un gato en una guardería o clínica veterinaria asociada, cuando su hotel no acepta animales.',
  },
  'storage-month': {
    name: 'Bodega por un mes',
    description:
      'Una bodega de 10 por 10 pies en un lugar asociado por un mes, para lo que salve de la casa mientras la reparan.',
  },
  'hotel-night': {
    name: 'Noche de hotel adicional',
    description:
      'Una noche más en un hotel asociado con la tarifa de miembro, cuando ya usó las noches de su plan. Con desayuno si el hotel lo ofrece.',
  },
  'rental-search': {
    name: 'Búsqueda de alquiler amueblado',
    description:
      'Un agente de reubicación le envía cinco casas amuebladas cerca de su escuela o trabajo, comprueba que existan y organiza las visitas.',
  },
  'meals-week': {
    name: 'Cenas para una semana',
    description:
      'Siete cenas para una familia de cuatro, entregadas donde usted se hospede. Menús vegetarianos, halal y para alergias si los pide.',
  },
  'child-care-day': {
    name: 'Un día de cuidado de niños',
    description:
      'Hasta ocho horas para dos niños en un centro asociado con licencia, para el día del ajustador o de la mudanza.',
  },
  'tutor-hours': {
    name: 'Tutor en línea, cuatro horas',
    description:
      'Cuatro horas con un tutor por video mientras la escuela está cerrada o lejos. Cualquier materia, de primer grado a la preparatoria.',
  },
  'pet-go-bag': {
    name: 'Mochila de emergencia para mascotas',
    description:
      'Una bolsa transportadora con comida para tres días, un plato, una correa, una placa para escribir y una tarjeta para las vacunas.',
  },
  'ride-out': {
    name: 'Transporte para salir de la zona',
    description:
      'Un viaje prepagado de hasta 40 millas para cuatro personas y sus mascotas. Con camioneta para silla de ruedas si la pide.',
  },
  'rental-car': {
    name: 'Auto de alquiler, tres días',
    description:
      'Un auto mediano por tres días con millas ilimitadas, cuando el suyo se quedó o se perdió. Se recoge en un radio de 25 millas.',
  },
  'fuel-card': {
    name: 'Tarjeta de combustible',
    description:
      'Una tarjeta de $40 para gasolina o carga eléctrica, enviada a su teléfono. Sirve en la mayoría de las estaciones de California, Nevada y Arizona.',
  },
  'moving-half-day': {
    name: 'Mudanza de medio día',
    description:
      'Dos cargadores y un camión por cuatro horas dentro de un condado, para lo que va a la bodega o a la siguiente dirección.',
  },
  'architect-hour': {
    name: 'Consulta para reconstruir',
    description:
      'Una hora con un arquitecto con licencia que conoce las normas de construcción contra incendios (capítulo 7A), con una lista escrita de los siguientes pasos.',
  },
  'permit-check': {
    name: 'Revisión de permisos',
    description:
      'Averiguamos qué permisos pide su condado para la reparación, llenamos los formularios con usted y los presentamos.',
  },
  'policy-review': {
    name: 'Revisión de su póliza',
    description:
      'Un asesor con licencia lee su póliza antes de la temporada de incendios y le dice con palabras claras qué no pagaría.',
  },
  alarms: {
    name: 'Alarmas de humo y CO, juego de tres',
    description:
      'Tres alarmas combinadas con baterías selladas de diez años y los tornillos para instalarlas. Se conectan entre sí por radio.',
  },
  'go-bag-two': {
    name: 'Mochila de emergencia para dos',
    description:
      'Comida, agua, luz, radio, mascarillas, primeros auxilios y una funda para copias, para dos personas y tres días, en dos mochilas.',
  },
  'water-barrel': {
    name: 'Agua para dos semanas',
    description:
      'Un barril de 55 galones de uso alimentario con bomba y purificador: un galón al día para cuatro personas por casi dos semanas.',
  },
};
