/** Lo que dicen las cartas modelo, para explicarlas a quien lee español. Las cartas se envían en inglés. */
import type { LetterFacts } from '#contract/text/facts.ts';

export const gaps = {
  name: 'su nombre',
  insurer: 'compañía de seguros',
  policyNumber: 'número de póliza',
  claimNumber: 'número de reclamación',
  monthlyCost: 'costo mensual de una casa comparable',
  contentsAmount: 'monto de su página de declaraciones',
  proofDay: 'día en que tuvieron su prueba de la reclamación',
  decisionDay: '40 días después de ese día',
};

export const claimsDepartment = 'Departamento de Reclamaciones';
export const regulator = {
  CA: 'Departamento de Seguros de California',
  NV: 'División de Seguros de Nevada',
  AZ: 'Departamento de Seguros e Instituciones Financieras de Arizona',
};

const signed = ({ name, email, address }: LetterFacts) => `Atentamente,\n${name}\n${address}\n${email}`;
const about = (f: LetterFacts) =>
  `Propiedad asegurada: ${f.address}\nNúmero de póliza: ${f.policyNumber}\nNúmero de reclamación: ${f.claimNumber}\nFecha de la pérdida: ${f.lossDay}`;
const aboutPolicy = (f: LetterFacts) =>
  `Propiedad asegurada: ${f.address}\nNúmero de póliza: ${f.policyNumber}\nFecha de la pérdida: ${f.lossDay}`;
const letter = (f: LetterFacts, head: string, ...paragraphs: string[]) =>
  [`${f.dear}:`, head, ...paragraphs.filter((one) => one !== ''), signed(f)].join('\n\n');

const policyCopy = {
  subject: (f: LetterFacts) => `Solicitud de una copia completa de la póliza ${f.policyNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      aboutPolicy(f),
      'Les pido una copia completa y gratuita de mi póliza, tal como estaba vigente en la fecha de la pérdida. Debe incluir la página de declaraciones, todos los formularios y todos los endosos. Una copia electrónica está bien.',
      f.isCalifornia
        ? 'La sección 2084 del Código de Seguros de California les da 30 días calendario desde el día en que reciban esta solicitud.'
        : '',
      'Por favor, confirmen por escrito que recibieron esta carta.',
    ),
};

const claimDocuments = {
  subject: (f: LetterFacts) => `Solicitud de documentos de la reclamación ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      'Les pido copias de todos los documentos de la reclamación. Son todos los que se refieren a la evaluación de mis daños. Incluyen los estimados y sus versiones anteriores, las tasaciones, los informes de los ajustadores, las fotos, los planos y los alcances de la pérdida. Incluyen también las conclusiones de terceros sobre el monto de la pérdida, la cobertura y el costo de reparación.',
      f.isCalifornia
        ? 'La póliza estándar contra incendios de la sección 2071 del Código de Seguros de California les da 15 días calendario desde el día en que reciban esta solicitud.'
        : '',
      'Si omiten algo porque lo consideran confidencial, por favor díganme qué y por qué.',
    ),
};

const aleAdvance = {
  subject: (f: LetterFacts) =>
    `Solicitud de un anticipo de cuatro meses de gastos de vida, reclamación ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      'Mi casa es pérdida total y se declaró un estado de emergencia. Les pido un anticipo de al menos cuatro meses de gastos de vida adicionales ahora, como dispone la sección 2061(a)(1) del Código de Seguros de California.',
      `Una casa comparable en la zona cuesta unos ${f.monthlyCost} al mes. Puedo enviar anuncios de alquileres comparables.`,
      'Por favor, envíen también la lista de lo que consideran gastos de vida adicionales (sección 2060 del Código de Seguros de California).',
      'Esta carta pide respuesta. 10 CCR 2695.5(b) les da 15 días calendario.',
    ),
};

const contentsWithoutList = {
  subject: (f: LetterFacts) => `Pago del contenido sin lista detallada, reclamación ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      'Mi casa amueblada es pérdida total y se declaró un estado de emergencia. Les pido el pago de mis pertenencias sin una lista detallada, como dispone la sección 10103.7(b) del Código de Seguros de California.',
      `Para mi fecha de pérdida es al menos ${f.contentsPercent}. Según mis cifras son ${f.contentsAmount}. Si calculan otro monto, díganme por escrito cuál y cómo.`,
      'No renuncio al resto de mi cobertura de contenido. Puedo reclamarlo después con una lista.',
      'Esta carta pide respuesta. 10 CCR 2695.5(b) les da 15 días calendario.',
    ),
};

const statusAfter40Days = {
  subject: (f: LetterFacts) => `Sin decisión después de 40 días, reclamación ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      about(f),
      `Tuvieron mi prueba de la reclamación el ${f.proofDay}. Los 40 días calendario para su decisión terminaron el ${f.decisionDay} (10 CCR 2695.7(b)). No tengo constancia de una decisión.`,
      'Por favor, acepten o nieguen mi reclamación por escrito, en todo o en parte. Si necesitan más tiempo, díganme por escrito qué les falta y por qué, y escriban de nuevo cada 30 días calendario hasta decidir (10 CCR 2695.7(c)(1)).',
      'Por favor, paguen también la parte que no disputan.',
      'Esta carta pide respuesta. 10 CCR 2695.5(b) les da 15 días calendario.',
    ),
};

const section = (title: string, lines: string, none: string) => `${title}\n${lines === '' ? none : lines}`;

const complaintSummary = {
  subject: (f: LetterFacts) => `Queja contra ${f.insurer}, reclamación ${f.claimNumber}`,
  body: (f: LetterFacts) =>
    letter(
      f,
      `Compañía de seguros: ${f.insurer}\n${about(f)}`,
      'Pido ayuda por la forma en que mi aseguradora ha manejado esta reclamación. Este es un resumen de mis registros.',
      section('Fechas que pasaron según mis registros:', f.missed, 'Ninguna registrada.'),
      section('Ajustadores responsables de la reclamación:', f.adjusters, 'Ninguno registrado.'),
      section('Contactos, los más recientes primero:', f.contacts, 'Ninguno registrado.'),
      'Puedo enviar copias de cartas, estimados y recibos.',
    ),
};

export const letters = {
  'policy-copy': policyCopy,
  'claim-documents': claimDocuments,
  'ale-advance': aleAdvance,
  'contents-without-list': contentsWithoutList,
  'status-after-40-days': statusAfter40Days,
  'complaint-summary': complaintSummary,
};

export const missedLine = (what: string, day: string, law: string) => `- ${what}: vencía el ${day} (${law})`;
export const adjusterLine = (name: string, day: string) => `- ${name}, desde el ${day}`;
export const contactLine = (day: string, how: string, who: string, what: string) =>
  `- ${day}, ${how}, ${who}: ${what}`;
export const promisedLine = (what: string, due: string) =>
  `  Prometido: ${what}${due === '' ? '' : `, para el ${due}`}`;
export const offerBase = {
  '60-percent': 'el 60 % del límite de bienes personales, hasta $350,000',
  '30-percent': 'el 30 % del límite de la vivienda, hasta $250,000',
};

export const sentFor = (name: string) =>
  `${name} envió esta carta con Hearthline. La enviamos por esa persona y no la escribimos ni la revisamos. Las respuestas llegan a ${name}.`;
export const reportMisuse = (address: string) => `¿No es para usted, o es un abuso? Escriba a ${address}.`;
export const pdfFoot = (day: string) => `Enviada el ${day}. Guardada tal como se envió.`;
export const pdfDraft = 'Borrador, no enviado';
export const toLine = (to: string) => `Para: ${to}`;
export const subjectLine = (subject: string) => `Asunto: ${subject}`;
export const file = 'carta';
export const logged = (subject: string) => `Carta enviada: ${subject}`;
