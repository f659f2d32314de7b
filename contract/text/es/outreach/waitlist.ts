/** The waitlist page: its form, what stands beside it, and the services below. */

export const title = 'Reserve su protección';
export const intro =
  'Díganos dónde vive. Comprobaremos si su casa tiene cobertura y le guardaremos un lugar. Es gratis y toma un minuto.';
export const facts = {
  area: {
    title: 'Toda California',
    text: 'Nevada y Arizona están en nuestros planes. Si vive en otro lugar, le escribiremos cuando lleguemos ahí.',
  },
  review: {
    title: 'Nuestro equipo revisa cada casa',
    text: 'La aprobación llega antes de la emergencia, para que no haya nada que revisar durante ella.',
  },
  price: {
    title: 'Hoy no paga nada',
    text: 'Elige un plan cuando llegue su invitación. Puede salir de la lista con un clic.',
  },
};

/** Form. */
export const almostThere = '¡Ya casi está en la lista!';
export const almostThereDetail = 'Escriba su dirección para terminar';
export const completeReservation = 'Complete su reservación';
export const securePlan = (plan: string) => `Asegure su plan de protección ${plan}`;
export const checkEligibility = 'Verifique si califica';
export const getStarted = 'Escriba su dirección y su correo para empezar';
export const joining = (plan: string) => `Plan elegido: ${plan}`;
export const homeAddress = 'Dirección de su casa';
export const addressHint = 'Calle, ciudad, estado y código postal';
export const emailAddress = 'Correo electrónico';
export const claimAddress = 'Registrar mi dirección';
export const privacyNote = <T>(brand: string, link: (words: string) => T) => [
  `Comprobaremos si ${brand} cubre su zona y le enviaremos novedades. `,
  link('Política de privacidad'),
];
export const missingFields = 'Llene todos los campos';
export const missingFieldsDetail = 'Necesitamos la dirección y el correo para verificar si califica.';
export const enterAddress = 'Escriba la dirección de su casa';
export const enterEmail = 'Escriba su correo electrónico';
export const failed = 'No pudimos enviar su solicitud. Intente de nuevo.';
export const onTheList = '¡Ya está en la lista!';
export const onTheListDetail = (brand: string) => `Le avisaremos cuando ${brand} llegue a su zona.`;

/** Services. */
export const services = 'Servicios';
export const theServices = 'los servicios';
export const servicesTitle = 'Una llamada, y queda reservado';
export const servicesText =
  'Durante una evacuación y después. Díganos qué necesita y nuestro equipo lo organiza.';
export const service = {
  hotel: {
    title: 'Reservar hotel',
    text: 'Una habitación cerca de la zona de evacuación, reservada antes de que llegue.',
  },
  petCare: { title: 'Cuidado de mascotas', text: 'Hospedaje o veterinario, para animales grandes y chicos.' },
  daycare: {
    title: 'Guardería',
    text: 'Un lugar seguro para los niños mientras usted se ocupa de la casa.',
  },
  flight: {
    title: 'Reservar vuelo',
    text: 'Asientos para ir con familiares o amigos, para todos los que viajan.',
  },
  car: { title: 'Servicio de auto', text: 'Un chofer al hotel, al aeropuerto o al médico.' },
  food: { title: 'Comida a domicilio', text: 'Despensa y comidas calientes donde usted se quede.' },
  tutor: { title: 'Tutor en línea', text: 'Clases que siguen mientras la escuela está cerrada.' },
  contractor: {
    title: 'Contratista',
    text: 'Un constructor con licencia para las reparaciones, encontrado y programado.',
  },
  architect: { title: 'Arquitecto', text: 'Planos y permisos cuando hay que reconstruir una casa.' },
  insurance: {
    title: 'Representante de seguros',
    text: 'Alguien que prepara el reclamo con usted, página por página.',
  },
  emergency: {
    title: 'Servicios de emergencia',
    text: 'Refugio, provisiones y ayuda médica cerca de usted.',
  },
};
