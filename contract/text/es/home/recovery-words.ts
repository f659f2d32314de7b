/** Palabras para los plazos, los hechos que los inician y las condiciones de las que dependen. */

export const clocks = {
  'INS-01': {
    title: 'Confirmar su reclamación',
    text: 'Su aseguradora debe confirmar que recibió su reclamación, enviarle formularios e instrucciones y empezar a revisarla.',
  },
  'INS-02': {
    title: 'Responder a su mensaje',
    text: 'Su aseguradora debe responder por completo a un mensaje que pide respuesta.',
  },
  'INS-03': {
    title: 'Responder al Departamento de Seguros',
    text: 'Su aseguradora debe responder por escrito al departamento que preguntó por su reclamación.',
  },
  'INS-04': {
    title: 'Aceptar o negar su reclamación',
    text: 'Cuando su aseguradora tiene su prueba de la reclamación, debe aceptarla o negarla, en todo o en parte.',
  },
  'INS-05': {
    title: 'Explicar la demora por escrito',
    text: 'Sin una decisión, su aseguradora debe escribirle cada 30 días por qué necesita más tiempo y qué falta.',
  },
  'INS-06': {
    title: 'Pagar lo que no se disputa',
    text: 'Después de aceptar su reclamación o una parte, su aseguradora debe pagar esa parte.',
  },
  'INS-07': {
    title: 'Avisarle de un plazo',
    text: 'Su aseguradora debe avisarle por escrito 60 días antes de un plazo que podría usar en su contra.',
  },
  'INS-08': {
    title: 'Enviar el aviso sobre prácticas injustas',
    text: 'Su aseguradora debe enviarle la ley sobre prácticas injustas en reclamaciones y un aviso sobre ella.',
  },
  'INS-09': {
    title: 'Enviar el aviso sobre las leyes',
    text: 'Después de una emergencia declarada, su aseguradora debe enviarle el resumen estatal de las leyes principales.',
  },
  'INS-10': {
    title: 'Enviar su póliza completa',
    text: 'Su aseguradora debe enviarle gratis una copia completa de la póliza vigente el día de la pérdida.',
  },
  'INS-11': {
    title: 'Enviar documentos de la reclamación',
    text: 'Su aseguradora debe enviarle copias de estimados, informes y fotos que influyen en el monto de su pérdida.',
  },
  'INS-13': {
    title: 'Gastos de vida mientras no puede entrar',
    text: 'Su aseguradora debe cubrir al menos dos semanas de gastos adicionales mientras una orden le impide entrar. Pida las dos semanas siguientes antes de que terminen.',
  },
  'INS-14': {
    title: 'Gastos de vida después de la pérdida',
    text: 'Su aseguradora debe mantener abierta la cobertura de gastos de vida al menos hasta esta fecha. El límite en dólares de su póliza sigue valiendo.',
  },
  'INS-21': {
    title: 'Plazo de gracia para su prima',
    text: 'Su aseguradora debe aceptar pagos atrasados de la prima durante este tiempo.',
  },
  'INS-22': {
    title: 'Sin cancelación por incendios',
    text: 'Su aseguradora no puede cancelar ni negarse a renovar solo porque su casa está en una zona de incendios.',
  },
  'INS-23': {
    title: 'Ofrecer la renovación de su póliza',
    text: 'Después de una pérdida total, su aseguradora debe ofrecer la renovación al menos hasta esta fecha.',
  },
  'INS-24': {
    title: 'Llegar a un acuerdo antes de la mediación',
    text: 'Su aseguradora tiene este tiempo para llegar a un acuerdo. Después, el Departamento de Seguros puede enviar la disputa a mediación, que paga la aseguradora.',
  },
  'INS-41': {
    title: 'Enviar su prueba de pérdida',
    text: 'Después de esta fecha, su aseguradora puede rechazar la reclamación por tardía. Puede pedir tres meses más, con un motivo. Su aseguradora puede contar desde el día en que le dio los formularios, o alegar que su póliza debió renovarse desde julio de 2026.',
  },
  'INS-42a': {
    title: 'Cobrar el costo total de reposición',
    text: 'Después de esta fecha, puede perder la depreciación que su aseguradora retuvo. Puede pedir seis meses más, con un motivo.',
  },
  'INS-42b': {
    title: 'Cobrar el costo total de reposición',
    text: 'Después de esta fecha, puede perder la depreciación que su aseguradora retuvo. Puede pedir seis meses más, con un motivo.',
  },
  'INS-44a': {
    title: 'Demandar a su aseguradora',
    text: 'Después de esta fecha, puede perder el derecho a demandar. Dos meses antes, pida a su aseguradora que confirme por escrito que no aplicará ningún plazo.',
  },
  'INS-44b': {
    title: 'Demandar a su aseguradora',
    text: 'Después de esta fecha, puede perder el derecho a demandar. Dos meses antes, pida a su aseguradora que confirme por escrito que no aplicará ningún plazo.',
  },
  'AID-01': {
    title: 'Solicitar ayuda de FEMA',
    text: 'Solicítela aunque tenga seguro. Otros programas piden su número de FEMA.',
  },
  'AID-02': {
    title: 'Pedir a FEMA dinero para necesidades graves',
    text: 'Un pago por hogar. Indique en la solicitud que está desplazado, que necesita refugio o que tiene gastos de emergencia.',
  },
  'AID-03': {
    title: 'Apelar la decisión de FEMA',
    text: 'Envíe una carta firmada con documentos, como el acuerdo de su aseguradora y estimados de reparación.',
  },
  'AID-05': {
    title: 'Solicitar un préstamo de la SBA para su casa',
    text: 'Un préstamo por desastre de bajo interés para su casa y sus pertenencias. Solicítelo aunque su reclamación siga abierta.',
  },
  'AID-06': {
    title: 'Solicitar un préstamo de la SBA para su negocio',
    text: 'Para el daño económico de un negocio pequeño, no para hogares.',
  },
  'AID-08': {
    title: 'Solicitar desempleo por desastre',
    text: 'Para quienes no pueden recibir el desempleo normal, como quienes trabajan por su cuenta. Los 30 días vienen de un texto antiguo: revise la fecha que anunció EDD.',
  },
  'AID-10': {
    title: 'Reponer alimentos de CalFresh',
    text: 'Informe en el formulario CF 303 los alimentos perdidos por el corte de luz o la evacuación.',
  },
  'AID-15': {
    title: 'Pedir un impuesto predial más bajo',
    text: 'Presente la solicitud por calamidad del condado si el daño es de $10,000 o más. Algunos condados dan más tiempo.',
  },
  'AID-16': {
    title: 'Aplazar su impuesto predial',
    text: 'Preséntelo antes de la próxima cuota. Es una casilla aparte en el formulario del condado.',
  },
  'AID-17': {
    title: 'Conservar su base del impuesto predial',
    text: 'Reconstruya, o traslade su base anterior a otra casa en el mismo condado, antes de esta fecha.',
  },
  'AID-22a': {
    title: 'Tope de precios de bienes, renta y hospedaje',
    text: 'Los precios no pueden subir más de 10% sobre los de justo antes de la emergencia, salvo que subieran los costos del vendedor.',
  },
  'AID-22b': {
    title: 'Tope de precios de reparación y limpieza',
    text: 'Los contratistas no pueden cobrar más de 10% sobre lo que cobraban justo antes de la emergencia, salvo que subieran sus costos.',
  },
  'AID-25': {
    title: 'Cancelar un contrato de reparación',
    text: 'Puede cancelar por escrito un contrato de reparación por desastre hasta este día.',
  },
  'AID-27': {
    title: 'Estancia larga en hotel',
    text: 'Una estancia por desastre no se convierte en alquiler antes de este día. Después del día 30, el hotel debe avisar con 72 horas.',
  },
  'AID-11': {
    title: 'Presentar sus impuestos',
    text: 'El IRS y el estado cambiaron las fechas de impuestos por este desastre. Se aplica automáticamente según la dirección.',
  },
  'AID-18': {
    title: 'Inscribirse en la limpieza de escombros',
    text: 'Entregue el formulario de derecho de entrada para la limpieza del condado, o renuncie a ella. Antes, tome fotos de todo.',
  },
};

export const triggers = {
  loss_date: 'Ocurrió la pérdida',
  notice_of_claim_received: 'Su aseguradora recibió su reclamación',
  member_message_received: 'Su aseguradora recibió un mensaje suyo que pide respuesta',
  cdi_inquiry_received: 'El Departamento de Seguros preguntó a su aseguradora por su reclamación',
  proof_of_claim_received: 'Su aseguradora recibió su prueba de la reclamación',
  claim_part_accepted: 'Su aseguradora aceptó la reclamación o una parte',
  any_time_limit_date: 'Termina un plazo impreso en su póliza',
  policy_copy_requested: 'Su aseguradora recibió su solicitud de la póliza completa',
  claim_documents_requested: 'Su aseguradora recibió su solicitud de documentos de la reclamación',
  civil_authority_order: 'Una orden oficial le impidió entrar a su casa',
  state_of_emergency_declared: 'El gobernador declaró estado de emergencia',
  emergency_declared: 'Se declaró una emergencia local',
  cdi_premediation_notice: 'El Departamento de Seguros anunció una mediación',
  first_acv_payment: 'Recibió el primer pago de valor real en efectivo',
  federal_declaration_ia: 'El presidente declaró un desastre con asistencia individual',
  fema_decision_letter_date: 'Fecha de la carta de decisión de FEMA',
  sba_declaration: 'La SBA declaró un desastre',
  edd_announcement: 'EDD anunció el desempleo por desastre',
  food_loss: 'Perdió alimentos',
  contract_signed: 'Firmó un contrato de reparación',
  hotel_check_in: 'Se registró en un hotel',
};

export const flags = {
  state_of_emergency: 'Estado de emergencia',
  total_loss: 'Su casa es pérdida total',
  civil_authority_order: 'Una orden oficial le impidió entrar',
  cdi_complaint: 'Presentó una queja al Departamento de Seguros',
  zip_on_cdi_bulletin: 'Su código postal está en el boletín de incendios del Departamento de Seguros',
  claim_gt_7500: 'Su reclamación supera $7,500',
  dispute_gt_2000: 'Usted y su aseguradora difieren en más de $2,000',
  replacement_cost_policy: 'Su póliza paga el costo de reposición',
  federal_major_disaster_IA: 'Desastre federal con asistencia individual',
  has_business: 'Tiene un negocio pequeño',
  not_ui_eligible: 'No puede recibir el desempleo normal',
  on_calfresh: 'Recibe CalFresh',
  damage_ge_10000: 'El daño es de $10,000 o más',
  not_impound: 'Paga usted el impuesto predial, no su prestamista',
  damage_gt_50pct: 'El daño supera la mitad del valor de su casa',
  repair_or_cleanup_service: 'Va a contratar reparación o limpieza',
  disaster_repair: 'Un contrato de reparación es por daños del desastre',
  displaced_by_disaster: 'El desastre le desplazó',
};

export const evidence = {
  document: 'Un documento que recibió',
  letter: 'Una carta o correo que envió',
  call: 'Una llamada de su registro',
  order: 'Una orden oficial',
  published: 'El anuncio de una agencia',
  statement: 'Lo que usted sabe',
};
export const confidence = {
  A: 'A (leído en la ley o en la página de la agencia)',
  B: 'B (varias fuentes coinciden)',
  C: 'C (una sola fuente)',
  M: 'M (sin verificar)',
};
