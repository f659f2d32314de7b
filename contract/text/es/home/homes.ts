/** Homes: adding, editing, archiving, and which one the membership protects. */

// Adding a home.
export const property = 'Propiedad';
export const propertyText = 'Dónde está su casa. Después puede colocarla en el mapa.';
export const insurancePolicy = 'Póliza de seguro';
export const policyLaterText =
  'Puede agregarla en HomeVault cuando quiera. Las alertas y los servicios no la necesitan.';
export const policyText = 'Cópiela de su página de declaraciones.';
export const policyLater = 'Agregar mi póliza después';
export const cancel = 'Cancelar';
export const saveHome = 'Guardar casa';
export const saveHomeAndPolicy = 'Guardar casa y póliza';
export const saving = 'Guardando...';
export const savedBoth = 'La información de la casa y la póliza se guardó.';
export const saved = 'Casa guardada.';
export const error = 'Error';
export const notSaved = 'No se pudo guardar la información de la casa.';
export const servedStates = 'Atendemos casas en California, Nevada y Arizona.';
export const streetAddress = 'Dirección';
export const addressHint = 'Empiece a escribir y elija su dirección, o escríbala completa.';
export const city = 'Ciudad';
export const state = 'Estado';
export const zipCode = 'Código postal';
export const addressQuestion = '¿Es correcta esta dirección?';
export const addressQuestionText = (problem: string) =>
  `${problem} Algunos códigos postales cruzan la frontera del estado. Si es su caso, guarde la dirección y luego coloque el marcador.`;
export const saveAddressAnyway = 'Guardar esta dirección';
export const lookAgain = 'Volver';
export const nothingWasSaved = 'No se guardó nada';

// The property card.
export const youAreMember = 'Usted es miembro de esta casa';
export const viewOnly = 'Solo puede ver';
export const editPropertyButton = <T>(hidden: (words: string) => T) => ['Editar ', hidden('propiedad')];
export const movePin = 'Mover marcador';
export const placeOnMap = 'Colocar su casa en el mapa';
export const onlyOwner = 'Solo el titular puede mover el marcador o cambiar la dirección.';
export const editProperty = 'Editar propiedad';
export const newAddressText =
  'Si cambia la dirección, la buscamos otra vez y usted vuelve a colocar el marcador.';
export const saveProperty = 'Guardar propiedad';
export const saveAddress = 'Guardar dirección';

// Archiving.
export const archiveThisHome = 'Archivar esta casa';
export const archiveQuestion = (address: string) => `¿Archivar ${address}?`;
export const archiveText =
  'Guardamos todo lo que contiene y podrá verlo. No empiezan servicios para ella y nada puede cambiar hasta que la restaure.';
export const archiveHome = 'Archivar casa';
export const homeArchived = 'Casa archivada';
export const archivedText = 'La encontrará en casas archivadas.';
export const archivedHomes = (count: number) => `Casas archivadas (${count})`;
export const archivedOn = (day: string) => `Archivada el ${day}`;
export const claimPacketOf = <T>(hidden: (words: string) => T, address: string) => [
  'Paquete de reclamo ',
  hidden(`de ${address}`),
];
export const restoreHome = <T>(hidden: T) => ['Restaurar ', hidden];
export const homeRestored = 'Casa restaurada';
export const archivedName = (address: string) => `${address}, archivada`;

// Without a home, and between homes.
export const addYourHome = 'Agregar su casa';
export const addYourHomeFirst = 'Primero agregue su casa';
export const addFirstText = (text: string) => `${text} Toma unos 2 minutos y luego vuelve aquí.`;
export const notLoaded = 'No pudimos cargar su casa';
export const yourHomes = 'Sus casas';
export const addHome = 'Agregar una casa';
export const backToVault = 'Volver a HomeVault';
export const sections = {
  home: 'Casa',
  documents: 'Documentos',
  inventory: 'Inventario',
  claim: 'Reclamo',
  /** After the word for the claim, on wide screens. */
  packet: '',
};

// The protected home.
export const protectedHome = 'Casa protegida';
export const protectedText =
  'Su membresía protege una casa. Sus otras casas siguen en HomeVault y reciben alertas de evacuación.';
export const termsLink = 'Qué pagamos, cuándo y a quién';
export const noneProtected =
  'Ninguna casa está protegida. Elija una para recibir hotel y dinero en una evacuación.';
export const addToBeProtected = 'Agregue su casa para protegerla.';
export const yourProtectedHome = 'su casa protegida';
export const approved = 'Aprobada';
export const notApproved = 'Sin aprobar';
export const change = 'Cambiar';
export const chooseHome = 'Elegir una casa';
export const protectedLater = (address: string, day: string) => `${address} está protegida desde el ${day}.`;
export const protectedLaterInstead = (address: string, day: string) =>
  `${address} está protegida desde el ${day}. Hasta entonces sigue protegida su casa actual.`;
export const protectedSaved = 'Casa protegida guardada';
export const isProtected = (address: string) => `${address} está protegida.`;
export const chooseProtected = 'Elija su casa protegida';
export const chooseText = (days: number) =>
  `Un cambio entra en vigor después de ${days} días y nunca durante una advertencia u orden de evacuación. Hasta entonces sigue protegida su casa actual.`;
export const notChanged = 'Su casa protegida no cambió';
export const save = 'Guardar';
export const approval = {
  approved: 'Aprobada. Si una orden de evacuación abarca esta casa, los servicios empiezan automáticamente.',
  notCovered: 'Todavía no cubrimos este estado. De todos modos recibe alertas de evacuación para esta casa.',
  declined:
    'Revisamos esta casa y no pudimos aprobarla. De todos modos recibe alertas de evacuación. Para apelar, contáctenos.',
  review:
    'Nuestro equipo está revisando esta casa. Ya recibe alertas; el hotel y el dinero esperan la revisión.',
  sameHome:
    'Otra cuenta también tiene esta casa, así que nuestro equipo la está revisando. Ya recibe alertas; el hotel y el dinero esperan la revisión. ¿Preguntas? Contáctenos.',
  pinFar:
    'El marcador está lejos de la dirección que escribió, así que nuestro equipo la está revisando. Ya recibe alertas; el hotel y el dinero esperan la revisión. ¿El marcador está mal? Muévalo.',
};

// Automatic start.
export const automaticStart = 'Inicio automático';
export const automaticText =
  'Encendido: cuando una orden oficial de evacuación abarca su casa, reservamos su hotel y enviamos su dinero de inmediato, aunque usted no pueda usar su teléfono. Apagado: avisamos a su hogar, pero no reservamos ni enviamos dinero hasta que uno de ustedes presione Iniciar mis servicios en la página Evacuación. Las habitaciones se acaban pronto, así que recomendamos Encendido.';
export const automaticOff = 'El inicio automático está apagado';
export const automaticOn = 'El inicio automático está encendido';
export const automaticOffText =
  'Después de una orden, presione Iniciar mis servicios en la página Evacuación.';
export const automaticOnText = 'El hotel y el dinero empiezan en cuanto una orden abarque su casa.';
export const automaticNotSaved = 'El inicio automático no cambió';
