/** Cómo volver a una vivienda quemada o con humo. */
export const rules = {
  'SAFE-01': {
    title: 'Espere el permiso',
    text: 'Entre solo cuando se levante la orden para su zona. Lleve una identificación con su dirección para los controles.',
  },
  'SAFE-02': {
    title: 'Primero mire afuera',
    text: 'Trate todo cable en el suelo como si tuviera corriente. Cuídese de árboles y postes inclinados, hoyos de ceniza caliente y montones que aún humean.',
  },
  'SAFE-03': {
    title: 'Gas',
    text: 'Huela antes de entrar. Use una linterna de baterías, sin llamas ni interruptores. Si huele a gas, salga, cierre la válvula si puede hacerlo sin peligro y llame a la compañía. Deje cerradas las válvulas hasta que el proveedor las revise.',
  },
  'SAFE-04': {
    title: 'Tanques de propano y aceite',
    text: 'No los use ni los repare. Pida primero una inspección del proveedor.',
  },
  'SAFE-05': {
    title: 'Electricidad',
    text: 'Apague los aparatos antes de que vuelva la luz. Si el medidor está dañado, no toque los interruptores.',
  },
  'SAFE-06': {
    title: 'Brasas',
    text: 'Revise techo, canaletas, respiraderos, ático, debajo de las terrazas y la leña. Revise otra vez durante varios días.',
  },
  'SAFE-07': {
    title: 'Fotos antes de limpiar',
    text: 'Fotografíe todo antes de mover o limpiar algo: tomas amplias, los cuatro lados, cada cuarto, placas de serie y detalles. Guarde los escombros hasta que el ajustador los vea o esté de acuerdo.',
  },
  'SAFE-08': {
    title: 'Qué ponerse con ceniza',
    text: 'Mascarilla N95 o mejor, gafas protectoras, guantes, mangas y pantalones largos y zapatos firmes. Cámbiese antes de subir al auto. La ceniza resbala y, mojada, puede quemar la piel.',
  },
  'SAFE-09': {
    title: 'Manejar la ceniza',
    text: 'No use sopladora ni barra la ceniza seca. Métala en bolsas. Mantenga lejos a niños y mascotas, y lave a las mascotas.',
  },
  'SAFE-10': {
    title: 'No busque ni saque escombros',
    text: 'La ceniza de edificios puede contener asbesto y metales. Espere al programa de limpieza o a un equipo con licencia.',
  },
  'SAFE-11': {
    title: 'Avisos sobre el agua',
    text: '“No beber” significa que hervir o filtrar no ayuda. “No usar” significa ni siquiera ducharse. “Hervir” significa hervirla primero. Sepa cuál tiene usted.',
  },
  'SAFE-12': {
    title: 'Cuando el agua esté aprobada',
    text: 'Deje correr el agua como diga su compañía. Cambie los cartuchos del refrigerador y de los filtros.',
  },
  'SAFE-13': {
    title: 'Alimentos',
    text: 'Tire lo que se calentó, ahumó, descongeló o entibió, y todo lo abierto o en cartón. Las latas y frascos sellados se pueden lavar. Tire las botellas con ceniza en la tapa.',
  },
  'SAFE-14': {
    title: 'Humo en la casa',
    text: 'Los filtros, las telas y el aislamiento son parte de su reclamación. Pida una inspección antes de limpiar.',
  },
  'SAFE-15': {
    title: 'Generadores',
    text: 'Úselos solo afuera. Un aparato por toma, sin regletas.',
  },
};
