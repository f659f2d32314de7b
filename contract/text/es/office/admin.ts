/** The back office: its frame, sections and overview. */
export const backOffice = 'Administración';
export const section = 'Sección de administración';
export const chooseSection = 'Elija una sección';
export const accessDenied = 'Acceso denegado';
export const accessDeniedDetail = 'Se requiere acceso de administrador. Redirigiendo...';
export const loadingAccount = 'Cargando su cuenta';
export const accountNotLoaded = 'No pudimos cargar su cuenta';
export const servicesContinue = 'Los servicios continúan sin esta página.';
export const notYourRole = 'Su rol no incluye esta página';
export const notYourRoleDetail = (role: string) =>
  `Su sesión tiene el rol ${role}. Si necesita esta página, pida a un administrador que cambie su rol.`;
export const goTo = (section: string) => `Ir a ${section}`;
export const waiting = 'en espera';
export const notDone = 'No se cambió nada';

// Sections
export const overview = 'Resumen';
export const desk = 'Mesa de casos';
export const unknownSenders = 'Remitentes desconocidos';
export const waitlist = 'Lista de espera';
export const purchases = 'Compras';
export const members = 'Miembros';
export const catalog = 'Catálogo';
export const prices = 'Precios';
export const disasters = 'Desastres';
export const repayments = 'Devoluciones';
export const statements = 'Estados de cuenta';
export const costs = 'Costos';
export const hotelRooms = 'Habitaciones de hotel';
export const partners = 'Socios';
export const operations = 'Operaciones';
export const team = 'Equipo';
export const audit = 'Auditoría';
export const health = 'Estado del sistema';

// Recent purchases
export const recentPurchases = 'Compras recientes';
export const allPurchases = 'Todas las compras';
export const purchasesNotLoaded = 'No pudimos cargar las compras';
export const nothingWasChanged = 'No se cambió nada.';
export const loadingPurchases = 'Cargando las compras';
export const noPurchases = 'Aún no hay compras.';
export const purchasesCaption = 'Compras recientes, de la más nueva a la más antigua';
export const purchase = 'Compra';
export const item = 'Artículo';
export const member = 'Miembro';
export const accountDeleted = 'Cuenta eliminada';
export const price = 'Precio';
export const status = 'Estado';
export const placed = 'Pedida';

// Metrics
export const metrics = 'Métricas del sistema';
export const chartPeriod = 'Período de las gráficas';
export const metricsNotLoaded = 'No pudimos cargar las métricas';
export const loadingMetrics = 'Cargando las métricas';
export const dailyTotals = (since: string) => `Totales diarios, hora del Pacífico, desde el ${since}.`;
export const dailyTotalsDerived = (since: string, day: string) =>
  `Totales diarios, hora del Pacífico, desde el ${since}. Algunos totales hasta el ${day} se calcularon después, sin los datos eliminados.`;
export const totalUsers = 'Total de usuarios';
export const users = (n: string) => `${n} usuarios`;
export const averageReadiness = 'Preparación promedio';
export const of100 = (n: string) => `${n} de 100`;
export const activeHomes = 'Casas activas';
export const homes = (n: string) => `${n} casas`;
export const pointsRedeemed = 'Puntos canjeados';
export const points = (n: string) => `${n} puntos`;
export const last30Days = 'Últimos 30 días';
export const last90Days = 'Últimos 90 días';
export const last365Days = 'Últimos 365 días';
export const noScores = 'Aún no hay puntajes';
export const noChange = 'sin cambio';
export const changeIn = (change: string, period: string) => `${change} en los ${period}`;
export const chartTomorrow = 'La gráfica empieza el segundo día.';
export const ambassadors = 'Embajadores';
export const communityEvents = 'Eventos de la comunidad';
export const impact = 'Anotaciones de impacto';
