/** La página del hogar. */

// The page.
export const household = 'Hogar';
export const seePlan = 'Ver tarjeta del plan';
export const loading = 'Cargando su hogar';
export const empty =
  'Todavía no agregó a nadie. En una evacuación usamos estos números para planear habitaciones y ayuda.';
export const viewOnly = 'Solo puede ver';
export const viewOnlyText =
  'El titular comparte esta casa con usted como observador. Pídale que corrija lo que esté mal.';
export const notLoaded = 'No pudimos cargar su hogar';
export const notLoadedSafe = 'Todo lo que agregó está guardado.';
export const noHome =
  'Un hogar pertenece a una casa. Después de agregar su casa, puede agregar a quienes viven ahí y compartirla con ellos.';
export const error = 'Error';
export const save = 'Guardar';
export const remove = 'Quitar';
export const removed = 'Se quitó';
export const edit = (name: string) => `Editar ${name}`;
export const removeNamed = (name: string) => `Quitar ${name}`;
export const removeQuestion = (name: string) => `¿Quitar ${name}?`;
export const note = 'Nota';
export const name = 'Nombre';

// People.
export const people = 'Personas';
export const peopleText = 'Todos los que viven en la casa y lo que necesitan para salir.';
export const addPerson = 'Agregar persona';
export const noPeople = 'Nadie todavía. Empiece por usted.';
export const removeText =
  'Se quitan de su plan y de los números con los que actuamos. Esto no se puede deshacer.';
export const personSaved = 'Persona guardada';
export const editPerson = 'Editar persona';
export const ageGroup = 'Grupo de edad';
export const birthYear = 'Año de nacimiento';
export const birthYearHint = 'Opcional. Mantiene al día el grupo de edad.';
export const mobility = 'Para salir de la casa';
export const medicalNeeds = 'Necesidades médicas';
export const personNoteHint = 'Medicinas, alergias, qué le ayuda cuando tiene miedo.';

// Animals.
export const animals = 'Animales';
export const animalsText = 'Los hoteles y refugios preguntan cuántos son y de qué tipo.';
export const addAnimals = 'Agregar animales';
export const noAnimals = 'Todavía sin animales.';
export const animalsSaved = 'Animales guardados';
export const editAnimals = 'Editar animales';
export const species = 'Especie';
export const howMany = 'Cuántos';
export const names = 'Nombres';
export const transportIsReady = (transport: string) => `${transport}: sí hay`;
export const animalNoteHint = 'Comida, medicinas, dónde se esconden.';

// Contacts.
export const emergencyContacts = 'Contactos de emergencia';
export const contactsText = 'A quién llamar, en este orden. Incluya a una persona que viva lejos.';
export const addContact = 'Agregar contacto';
export const noContacts = 'Nadie todavía. ¿Quién se preocuparía primero por usted?';
export const removeContactText = 'Se quita de su plan. Esto no se puede deshacer.';
export const callFirst = (name: string) => `Llamar primero a ${name}`;
export const orderSaved = 'Orden de llamadas guardado';
export const isFirst = (name: string) => `Primero: ${name}.`;
export const outOfArea = 'Fuera del área';
export const contactSaved = 'Contacto guardado';
export const editContact = 'Editar contacto';
export const relation = 'Relación';
export const relationHint = 'Hermana, vecino, doctor';
export const phone = 'Teléfono';
export const email = 'Correo electrónico';
export const livesOutOfArea = 'Vive fuera del área';
export const outOfAreaHint =
  'En un desastre las líneas locales suelen estar ocupadas. Una persona lejos puede pasar mensajes entre todos.';

// The plan.
export const thePlan = 'El plan';
export const planText = 'Que sea breve y claro, aun a las 2 de la mañana.';
export const plan = {
  meetingNear: 'Punto de encuentro cerca de casa',
  meetingAway: 'Punto de encuentro fuera del área',
  routes: 'Salidas',
  goBag: 'Mochila de emergencia',
  gas: 'Cierre de gas',
  water: 'Cierre de agua',
  power: 'Corte de luz',
  neighbors: 'Vecinos a quienes avisar',
  seats: 'Asientos en sus vehículos',
  claimPhone: 'Línea de reclamos de la aseguradora',
};
export const hints = {
  meetingNear: 'Si la casa no es segura: un árbol, un buzón, la entrada de un vecino.',
  meetingAway: 'Si no pueden regresar: la casa de un familiar, un pueblo.',
  routes: 'Dos: qué caminos, y cuál si el primero está cerrado.',
  goBag: 'Dónde está y qué falta ponerle.',
  gas: 'Dónde está y la herramienta. Una vez cerrado, solo la compañía de gas lo abre.',
  water: 'Dónde está.',
  power: 'Dónde está el interruptor principal.',
  neighbors: 'A quién tocarle la puerta.',
  seats: 'El total de todos los vehículos.',
  claimPhone: 'El teléfono en su tarjeta de seguro.',
};
export const savePlan = 'Guardar plan';
export const planSaved = 'Plan guardado';
export const notSavedYet = 'Sin guardar.';

// Sharing.
export const sharing = 'Quién comparte esta casa';
export const sharingText = 'Entran con su propia cuenta y ven los mismos documentos y el mismo plan.';
export const invite = 'Invitar a un familiar';
export const access = 'Acceso';
export const sendInvitation = 'Enviar invitación';
export const invitationSent = 'Invitación enviada';
export const sevenDays = (email: string) => `${email} tiene 7 días para aceptar.`;
export const invited = 'Con invitación';
export const expired = 'Vencida';
export const invitationExpired = (role: string, at: string) => `${role}. Venció el ${at}`;
export const invitationOpen = (role: string, at: string) => `${role}. Válida hasta el ${at}`;
export const resend = <T>(hidden: (words: string) => T, email: string) => ['Reenviar ', hidden(`a ${email}`)];
export const withdraw = <T>(hidden: (words: string) => T, email: string) => [
  'Retirar ',
  hidden(`la invitación de ${email}`),
];
export const resent = 'Invitación reenviada';
export const withdrawn = 'Invitación retirada';
export const you = 'Usted';
export const moreFor = (name: string) => `Más opciones para ${name}`;
export const makeRole = {
  member: 'Hacer miembro',
  viewer: 'Hacer observador',
};
export const makeOwner = 'Hacer titular';
export const roleChanged = 'Acceso cambiado';
export const accessEnded = 'Acceso retirado';
export const ownerChanged = 'Titular cambiado';
export const removeMemberText = 'Pierde el acceso a esta casa de inmediato. Puede invitarle de nuevo.';
export const makeOwnerQuestion = (name: string) => `¿Hacer titular a ${name}?`;
export const makeOwnerText =
  'Será titular de esta casa en Hearthline y decidirá quién la comparte. Usted sigue como miembro. Solo esa persona puede devolvérsela.';
export const leave = 'Dejar esta casa';
export const leaveQuestion = '¿Dejar esta casa?';
export const leaveText = (address: string) =>
  `Perderá el acceso a ${address}. Su titular puede invitarle de nuevo.`;
export const left = 'Dejó la casa';
