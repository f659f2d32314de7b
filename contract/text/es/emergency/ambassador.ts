/** The ambassador’s own page. */
export const title = 'Embajador';
export const theAmbassador = 'su página de embajador';
export const notYet = 'Todavía no es embajador';
export const notYetText =
  'Los embajadores preparan su calle: dirigen simulacros, saben quién necesita transporte y entregan kits. Es gratis y nosotros le capacitamos.';
export const applyNow = 'Postularme';
export const applyAgain = 'Postularme de nuevo';
export const status = {
  unconfirmed: 'Sin confirmar',
  applied: 'En revisión',
  approved: 'Activo',
  declined: 'Rechazada',
  suspended: 'Suspendido',
  left: 'Fuera del programa',
};
export const activeText = 'Usted es un embajador activo. Gracias.';
export const application = 'Su postulación';
export const leave = 'Retirar la postulación';
export const stepDown = 'Dejar el programa';
export const leaveQuestion = '¿Dejar el programa?';
export const leaveText =
  'Sus anotaciones, su capacitación y los enlaces de confirmación dejan de funcionar de inmediato. Sus puntos quedan en su historial. Puede postularse de nuevo más adelante.';
export const left = 'Dejó el programa';

// Points
export const impactPoints = 'Puntos de impacto';
export const level = 'Nivel';
export const toNext = (percent: number, next: string) => `${percent}% para el siguiente nivel: ${next}`;
export const highest = 'Está en el nivel más alto.';
export const neverSpent =
  'Los puntos de impacto cuentan lo que hizo por los demás. No se gastan y nunca vencen.';
export const addEntry = 'Agregar una anotación';
export const addEntryText = 'Cuenta cuando otra persona la confirma.';
export const what = '¿Qué hizo?';
export const howMany = '¿Cuántos?';
export const howManyHint = 'Kits u horas. Para todo lo demás, 1.';
export const when = '¿Cuándo?';
export const evidence = '¿Qué pasó?';
export const evidenceHint = 'Dónde, con quién y qué resultó. No escriba datos de salud.';
export const whoConfirms = '¿Quién puede confirmarlo?';
export const aNeighbor = 'Un vecino, con un enlace por correo';
export const ourTeam = 'Nuestro equipo';
export const neighborName = 'Nombre del vecino';
export const neighborEmail = 'Correo del vecino';
export const neighborHint =
  'Alguien de otro hogar que estuvo presente. Borramos el correo después de que responda.';
export const neighborLanguage = 'Idioma del correo';
export const entryAdded = 'Anotación agregada';
export const entries = 'Sus anotaciones';
export const noEntries = 'Todavía no hay anotaciones';
export const noEntriesText = 'Después de un simulacro o de entregar kits, agregue aquí una anotación.';
export const claimStates = {
  waiting: 'En espera',
  confirmed: 'Confirmada',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
  lapsed: 'No se confirmó a tiempo',
  appealed: 'Apelación en revisión',
  refused: 'Apelación rechazada',
  reversed: 'Anulada',
};
export const askedNeighbor = (name: string) => `Le pedimos a ${name} que lo confirme.`;
export const withTeam = 'Nuestro equipo lo está revisando.';
export const neighborSaidNo = 'Su vecino no lo confirmó.';
export const because = (words: string) => `Motivo: ${words}`;
export const withdraw = 'Retirar la anotación';
export const withdrawn = 'Anotación retirada';
export const appeal = 'Apelar';
export const appealText =
  'Otra persona de nuestro equipo revisa la anotación una vez más. Puede apelar una vez.';
export const why = '¿Por qué debemos revisarlo?';
export const appealSent = 'Apelación enviada';
export const history = 'Historial de puntos';
export const historyCaption = 'Sus puntos de impacto, del más reciente al más antiguo';
export const day = 'Fecha';
export const source = 'Por';
export const points = 'Puntos';
export const balance = 'Total';

// Training
export const training = 'Capacitación';
export const trainingText =
  'Siete módulos cortos, que también se leen sin conexión. Apruébelos todos para obtener su certificado.';
export const openTraining = 'Abrir la capacitación';
export const backToAmbassador = 'Volver a su página de embajador';
export const backToTraining = 'Todos los módulos';
export const passed = 'Aprobado';
export const lessonsRead = (read: number, of: number) => `${read} de ${of} lecciones leídas`;
export const modulesPassed = (passed: number, of: number) => `${passed} de ${of} módulos aprobados`;
export const lesson = (n: number) => `Lección ${n}`;
export const markRead = 'Marcar como leída';
export const read = 'Leída';
export const quiz = 'Examen';
export const quizText = 'Cuatro preguntas. Respóndalas todas bien para aprobar. Tiene cinco intentos al día.';
export const checkAnswers = 'Revisar mis respuestas';
export const quizPassed = 'Aprobó';
export const quizFailed = (wrong: string) => `No aprobó. Revise: ${wrong}.`;
export const question = (n: number) => `pregunta ${n}`;
export const triesLeft = (n: number) => (n === 1 ? 'Queda 1 intento hoy' : `Quedan ${n} intentos hoy`);
export const offline = 'Está sin conexión';
export const offlineText = 'Puede leer las lecciones. Su progreso y el examen necesitan conexión.';
export const onlyActive = 'Esta página es para embajadores activos';
export const onlyActiveText = 'Su página de embajador muestra su estado y cómo postularse.';
export const openAmbassador = 'Abrir su página de embajador';
export const onlyReading = 'Puede leer las lecciones';
export const onlyReadingText = 'El progreso, la prueba y el certificado son para embajadores activos.';
export const certificate = 'Certificado';
export const certificateNumber = (number: string, until: string) =>
  `Número ${number}, válido hasta el ${until}`;
export const download = 'Descargar el certificado';
export const noCertificate = 'Apruebe los siete módulos para obtenerlo.';
export const renewing = 'Para renovarlo, apruebe los exámenes otra vez antes de que venza.';

// Groups
export const groups = 'Grupos de vecinos';
export const groupsText = 'Cree un grupo para su calle, invite a vecinos y dirija simulacros.';
export const openGroups = 'Abrir sus grupos';
