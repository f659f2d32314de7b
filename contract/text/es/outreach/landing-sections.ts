/** The landing page below its first screen. */

/** Sample of a member's page. */
export const sampleDashboard = 'Ejemplo de panel';
export const noOrderToday = 'Hoy no hay orden de evacuación';
export const readinessScore = 'Puntuación de preparación';
export const ready = 'listo';
export const held = {
  hotel: {
    what: 'Hotel',
    state: 'Apartado',
    text: 'Una habitación para cuatro en Roseville, 3 estrellas, a 18 millas',
  },
  cash: { what: 'Dinero', state: 'Listo', text: '$1,000 a la tarjeta de débito que termina en 4417' },
  concierge: { what: 'Concierge', state: 'De guardia', text: 'Conoce su ruta, a sus dos hijos y a su perro' },
};

/** How it works. */
export const howItWorks = 'Cómo funciona';
export const welcomeTitle = 'Una tarde tranquila ahora. Una decisión menos esa noche.';
export const welcomeText = (brand: string) =>
  `Casi todo lo que sale mal en una evacuación se puede resolver mucho antes. ${brand} lo resuelve con usted una vez y lo mantiene listo.`;
export const steps = [
  {
    when: 'Una tarde tranquila',
    title: 'Cuéntenos de su casa',
    text: 'Quién vive ahí, quién necesita ayuda, qué mascotas van con usted. Los documentos del seguro y la lista de sus pertenencias van en HomeVault.',
  },
  {
    when: 'Cada temporada',
    title: 'Preparamos lo que necesitará',
    text: 'Una forma de enviarle dinero, una ruta que no depende de un solo camino y, con Plus y Premium, una habitación con un socio fuera de la zona. Una puntuación muestra qué tan listo está.',
  },
  {
    when: 'Esa noche',
    title: 'Se declara una orden de evacuación',
    text: 'Cuando una orden oficial cubre su dirección, su plan empieza automáticamente. No tiene que llamar a nadie. Usted sale. Nosotros nos encargamos del resto.',
  },
  {
    when: 'Las semanas siguientes',
    title: 'Usted vuelve a casa',
    text: 'Contratistas, documentos del reclamo y alguien que conoce su caso, hasta que la casa vuelva a ser un hogar.',
  },
];

/** Figures. */
export const statisticsTitle = 'Tener que evacuar es común. Estar listo, no.';
export const displacedFigure = '4 millones';
export const displaced = 'de personas desplazadas al año';
export const daysLostFigure = '17 millones';
export const daysLost = 'de días fuera de casa';
export const daysLostDetail =
  'sumados por cerca de 1.1 millones de hogares (de enero a septiembre de 2025). Son unos 15 días fuera de casa para cada uno.';
export const fourInTen = '4 de cada 10';
export const cannotCover = 'no pueden cubrir $300';
export const daysToPeak = '87 días';
export const toPeakSeason = 'para la temporada alta';
export const fireSeason = 'La temporada de incendios va de noviembre a marzo';
/** Initials of the months, January first. */
export const monthInitials = 'E F M A M J J A S O N D';
export const guaranteesTitle = 'Con qué puede contar un miembro';
export const guarantees = (hours: string) => [
  {
    lead: 'Automático',
    text: 'La orden de evacuación oficial para su dirección activa su plan. Sin llamadas, formularios ni códigos.',
  },
  {
    lead: 'A menos de 50 millas',
    text: 'Con Plus y Premium, su hotel está prerreservado: a menos de 50 millas de la zona de evacuación y fuera de ella.',
  },
  {
    lead: 'Mínimo 3 estrellas',
    text: 'Todos los hoteles asociados tienen tres estrellas o más. Su habitación es adecuada para el hogar que nos describió.',
  },
  {
    lead: '5-10 minutos',
    text: 'Es lo que normalmente tarda el dinero de emergencia en llegar a su tarjeta de débito después de una orden de evacuación.',
  },
  {
    lead: 'Personas reales',
    text: `Un concierge responde ${hours}, con su hogar, sus necesidades y sus rutas a la vista.`,
  },
  {
    lead: 'En 24 horas',
    text: 'Escríbanos sobre cualquier otra cosa y una persona le responde en 24 horas.',
  },
];

/** Features. */
export const featuresTitle = 'Cuatro cosas que nadie debería tener que organizar con humo afuera';
export const also = 'También:';

/** Gallery. */
export const galleryLabel = 'De qué se encarga Hearthline';
export const pictures = 'las imágenes';
export const galleryTitle = 'Nos encargamos y le mantenemos al tanto';
export const scenes = {
  booked: {
    label: 'RESERVADO',
    alt: 'Un padre y su hijo llevan sus maletas a un motel iluminado al anochecer',
    text: 'Una habitación fuera de la zona',
  },
  relocated: {
    label: 'A SALVO',
    alt: 'Un auto cargado, con el perro en la ventana, llega a una casa con luces encendidas',
    text: 'Todos afuera, también el perro',
  },
  daycare: {
    label: 'GUARDERÍA',
    alt: 'Niños en una mesa de una guardería luminosa, con una maestra a su lado',
    text: 'Una mañana para hacer sus llamadas',
  },
  delivered: {
    label: 'ENTREGADO',
    alt: 'Un repartidor deja agua y cajas en un porche',
    text: 'Agua y comida, en la puerta',
  },
  travel: {
    label: 'VIAJE',
    alt: 'Un auto llega a un aeropuerto mientras despega un avión',
    text: 'Un vuelo con la familia',
  },
  filed: {
    label: 'PRESENTADO',
    alt: 'Documentos de un reclamo en orden sobre un escritorio, bajo una lámpara',
    text: 'El reclamo, con sus documentos',
  },
  coordinated: {
    label: 'COORDINADO',
    alt: 'Techadores trabajan en una casa mientras el dueño repasa el plan con el capataz',
    text: 'Reparaciones, en el orden correcto',
  },
};

/** One evacuation, hour by hour. */
export const hoursTitle = 'Una evacuación, hora por hora';
export const hoursText = 'Un ejemplo: un hogar con Plus en las colinas. Hora del Pacífico.';
export const playSlides = 'Reproducir';
export const pauseSlides = 'Pausar';
export const carousel = 'carrusel';
export const slide = 'diapositiva';
export const slideOf = (slide: number, slides: number) => `${slide} de ${slides}`;
export const nextDay = 'Al día siguiente';
export const hours = {
  order: {
    time: '6:12 PM',
    title: 'Su zona está bajo una orden de evacuación',
    text: 'La declaró su condado. Su plan empieza automáticamente y su teléfono se lo dice en una frase.',
    alt: 'Un agente junto a una camioneta de patrulla, en la cresta sobre el pueblo, al anochecer',
  },
  room: {
    time: '6:14 PM',
    title: 'Su habitación está reservada',
    text: 'Tres estrellas, a 18 millas fuera de la zona, una cama para cada quien, y el perro puede quedarse. La dirección está en su teléfono.',
    alt: 'Una habitación de hotel con la cama hecha, una lámpara encendida y un perro dormido en la alfombra',
  },
  cash: {
    time: '6:19 PM',
    title: 'El dinero está en su tarjeta',
    text: 'Siete minutos después de la orden: $1,000 con el plan Plus. Alcanza para gasolina, comida y un cargador.',
    alt: 'Desde el asiento del conductor: un teléfono que dice que llegó el dinero, y una tarjeta de débito',
  },
  concierge: {
    time: '6:25 PM',
    title: 'Su concierge conoce sus rutas',
    text: 'El camino principal está cerrado. Usted llama, y un concierge con su plan en pantalla le guía por la otra salida.',
    alt: 'Una madre y su hija suben al auto frente a su casa',
  },
  care: {
    time: '8:00 AM',
    title: 'Mascotas y niños, bien cuidados',
    text: 'Durante la noche se organizó el cuidado del perro y de los niños cerca del hotel. Usted tiene la mañana para sus llamadas.',
    alt: 'Un hombre pasea a dos perros junto a un roble por la mañana',
  },
  claim: {
    time: '10:00 AM',
    title: 'Sus documentos del reclamo están listos',
    text: 'Su póliza, sus fotos y su inventario salen de HomeVault en un solo expediente, y alguien lo revisa con usted.',
    alt: 'Dos personas revisan los documentos de un reclamo en un porche',
  },
};

/** Ambassadors. */
export const ambassadorTitle = 'Una calle que se prepara unida sale unida';
export const ambassadorText =
  'Los embajadores son miembros que se capacitan, dirigen un simulacro y cuidan del vecino que no maneja. Su trabajo gana puntos de impacto y abre el siguiente nivel de capacitación y apoyo.';
export const enroll = 'Inscripción abierta para el 1 de enero de 2026';
export const openAllYear = 'La inscripción está abierta todo el año.';
export const ambassadorAlt =
  'Vecinos en una mesa bajo un roble; uno de ellos muestra las salidas en un mapa de las calles';
export const impactPoints = 'Puntos de impacto';
export const sample = 'Ejemplo';
export const progressPercent = '73% hacia el siguiente nivel';
export const progress = 'Avance hacia el siguiente nivel';
export const drillLed = 'Simulacro de evacuación dirigido';
export const neighborsOnboarded = '5 vecinos incorporados';
export const kitDistributed = 'Kit de emergencia entregado';

/** Closing call. */
export const closingTitle = 'Esté listo antes de la próxima orden';
export const closingText =
  'Unirse es gratis y toma un minuto. Revisamos su dirección, le decimos con honestidad si la cubrimos y le escribimos cuando se abra su lugar.';
export const welcomeTo = (brand: string) => `Bienvenido a ${brand}`;
export const signUpText = 'Escriba su correo para crear su cuenta y empezar a prepararse para un desastre.';
export const email = 'Correo electrónico';
export const createAccount = 'Crear cuenta y continuar';
export const creatingAccount = 'Creando la cuenta...';
export const emailRequired = 'Falta el correo';
export const enterEmail = 'Escriba su correo electrónico.';
export const navigationFailed = 'No se pudo abrir la página';
export const navigationFailedDetail = 'No pudimos continuar. Intente de nuevo.';
