/** Words for deadlines, the facts that start them and the conditions they depend on. */

export const clocks = {
  'INS-01': {
    title: 'Confirm your claim',
    text: 'Your insurer must confirm that it got your claim, send forms and instructions, and start looking into it.',
  },
  'INS-02': {
    title: 'Answer your message',
    text: 'Your insurer must give a full answer to a message that calls for one.',
  },
  'INS-03': {
    title: 'Answer the Department of Insurance',
    text: 'Your insurer must reply in writing to the department that asked about your claim.',
  },
  'INS-04': {
    title: 'Accept or deny your claim',
    text: 'Once your insurer has your proof of claim, it must accept or deny it, in whole or in part.',
  },
  'INS-05': {
    title: 'Explain the delay in writing',
    text: 'Without a decision, your insurer must write every 30 days why it needs more time and what is missing.',
  },
  'INS-06': {
    title: 'Pay what isn’t in dispute',
    text: 'After accepting your claim or a part of it, your insurer must pay that part.',
  },
  'INS-07': {
    title: 'Warn you about a time limit',
    text: 'Your insurer must warn you in writing 60 days before a time limit that it could use against you.',
  },
  'INS-08': {
    title: 'Send the unfair-practices notice',
    text: 'Your insurer must send you the law on unfair claims practices and a notice about it.',
  },
  'INS-09': {
    title: 'Send the notice of claims laws',
    text: 'After a declared emergency, your insurer must send the state’s summary of the main property-claim laws.',
  },
  'INS-10': {
    title: 'Send your complete policy',
    text: 'Your insurer must send a free, complete copy of the policy that was in force at the loss.',
  },
  'INS-11': {
    title: 'Send claim documents',
    text: 'Your insurer must send copies of estimates, reports and photos that bear on the amount of your loss.',
  },
  'INS-13': {
    title: 'Living expenses while you’re kept out',
    text: 'Your insurer must cover at least two weeks of extra living costs while an order keeps you out. Ask for the next two weeks before these end.',
  },
  'INS-14': {
    title: 'Living expenses after the loss',
    text: 'Your insurer must keep living-expense coverage open at least this long. Your policy’s dollar limit still applies.',
  },
  'INS-21': {
    title: 'Grace period for your premium',
    text: 'Your insurer must accept late premium payments during this time.',
  },
  'INS-22': {
    title: 'No cancellation because of wildfire',
    text: 'Your insurer can’t cancel or refuse to renew only because your home is in a wildfire area.',
  },
  'INS-23': {
    title: 'Offer to renew your policy',
    text: 'After a total loss, your insurer must offer renewal at least this long.',
  },
  'INS-24': {
    title: 'Settle before mediation',
    text: 'Your insurer has this long to settle. After that, the Department of Insurance can send the dispute to mediation, which your insurer pays for.',
  },
  'INS-41': {
    title: 'Send your proof of loss',
    text: 'After this, your insurer may refuse the claim as late. You can ask for three more months, with a reason. Your insurer may count from the day it gave you the forms, or argue that your policy must have renewed since July 2026.',
  },
  'INS-42a': {
    title: 'Collect full replacement cost',
    text: 'After this, you may lose the depreciation that your insurer held back. You can ask for six more months, with a reason.',
  },
  'INS-42b': {
    title: 'Collect full replacement cost',
    text: 'After this, you may lose the depreciation that your insurer held back. You can ask for six more months, with a reason.',
  },
  'INS-44a': {
    title: 'Sue your insurer',
    text: 'After this, you may lose the right to sue. Two months before, ask your insurer to confirm in writing that it won’t enforce a time limit.',
  },
  'INS-44b': {
    title: 'Sue your insurer',
    text: 'After this, you may lose the right to sue. Two months before, ask your insurer to confirm in writing that it won’t enforce a time limit.',
  },
  'AID-01': {
    title: 'Apply to FEMA',
    text: 'Apply even if you’re insured. Other programs ask for your FEMA number.',
  },
  'AID-02': {
    title: 'Ask FEMA for serious-needs money',
    text: 'One payment per household. Say in the application that you’re displaced, need shelter or have emergency costs.',
  },
  'AID-03': {
    title: 'Appeal FEMA’s decision',
    text: 'Send a signed letter with documents, such as your insurer’s settlement and repair estimates.',
  },
  'AID-05': {
    title: 'Apply for an SBA home loan',
    text: 'A low-interest disaster loan for your house and belongings. Apply even while your claim is open.',
  },
  'AID-06': {
    title: 'Apply for an SBA business loan',
    text: 'For the economic injury of a small business, not for households.',
  },
  'AID-08': {
    title: 'Apply for disaster unemployment',
    text: 'For people who can’t get regular unemployment, such as the self-employed. The 30 days are from an old text: check the date that EDD announced.',
  },
  'AID-10': {
    title: 'Replace lost CalFresh food',
    text: 'Report food lost to the outage or evacuation on form CF 303.',
  },
  'AID-15': {
    title: 'Ask for a lower property tax',
    text: 'File the county’s calamity claim for damage of $10,000 or more. Some counties allow more time.',
  },
  'AID-16': {
    title: 'Defer your property tax',
    text: 'File before the next installment is due. It’s a separate box on the county’s form.',
  },
  'AID-17': {
    title: 'Keep your property tax base',
    text: 'Rebuild, or move your old tax base to a replacement home in the same county, by this date.',
  },
  'AID-22a': {
    title: 'Price cap on goods, rent and lodging',
    text: 'Prices can’t rise more than 10% above what they were just before the emergency, unless the seller’s own costs rose.',
  },
  'AID-22b': {
    title: 'Price cap on repairs and cleanup',
    text: 'Contractors can’t charge more than 10% above what they charged just before the emergency, unless their own costs rose.',
  },
  'AID-25': {
    title: 'Cancel a repair contract',
    text: 'You can cancel a contract for disaster repairs in writing until this day.',
  },
  'AID-27': {
    title: 'Long hotel stay',
    text: 'A disaster stay doesn’t become a tenancy before this day. After day 30, the hotel must give 72 hours’ notice.',
  },
  'AID-11': {
    title: 'File your tax returns',
    text: 'The IRS and the state moved tax dates for this disaster. It applies automatically by address.',
  },
  'AID-18': {
    title: 'Sign up for debris removal',
    text: 'Return the right-of-entry form for the county’s cleanup, or opt out. Photograph everything first.',
  },
};

export const triggers = {
  loss_date: 'The loss happened',
  notice_of_claim_received: 'Your insurer got your claim',
  member_message_received: 'Your insurer got a message from you that needs an answer',
  cdi_inquiry_received: 'The Department of Insurance asked your insurer about your claim',
  proof_of_claim_received: 'Your insurer got your proof of claim',
  claim_part_accepted: 'Your insurer accepted the claim or a part of it',
  any_time_limit_date: 'A time limit printed in your policy ends',
  policy_copy_requested: 'Your insurer got your request for the complete policy',
  claim_documents_requested: 'Your insurer got your request for claim documents',
  civil_authority_order: 'An official order kept you out of your home',
  state_of_emergency_declared: 'The Governor declared a state of emergency',
  emergency_declared: 'A local emergency was declared',
  cdi_premediation_notice: 'The Department of Insurance announced mediation',
  first_acv_payment: 'You got the first actual-cash-value payment',
  federal_declaration_ia: 'The President declared a disaster with individual assistance',
  fema_decision_letter_date: 'FEMA dated its decision letter',
  sba_declaration: 'The SBA declared a disaster',
  edd_announcement: 'EDD announced disaster unemployment',
  food_loss: 'You lost food',
  contract_signed: 'You signed a repair contract',
  hotel_check_in: 'You checked in to a hotel',
};

export const flags = {
  state_of_emergency: 'State of emergency',
  total_loss: 'Your home is a total loss',
  civil_authority_order: 'An official order kept you out',
  cdi_complaint: 'You filed a complaint with the Department of Insurance',
  zip_on_cdi_bulletin: 'Your ZIP code is on the Department of Insurance’s wildfire bulletin',
  claim_gt_7500: 'Your claim is over $7,500',
  dispute_gt_2000: 'You and your insurer disagree by more than $2,000',
  replacement_cost_policy: 'Your policy pays replacement cost',
  federal_major_disaster_IA: 'Federal disaster with individual assistance',
  has_business: 'You own a small business',
  not_ui_eligible: 'You can’t get regular unemployment',
  on_calfresh: 'You get CalFresh',
  damage_ge_10000: 'The damage is $10,000 or more',
  not_impound: 'You pay property tax yourself, not through your lender',
  damage_gt_50pct: 'The damage is more than half of your home’s value',
  repair_or_cleanup_service: 'You’re hiring repair or cleanup crews',
  disaster_repair: 'A repair contract is for disaster damage',
  displaced_by_disaster: 'The disaster displaced you',
};

export const evidence = {
  document: 'A document you got',
  letter: 'A letter or email you sent',
  call: 'A call in your log',
  order: 'An official order',
  published: 'An agency’s announcement',
  statement: 'What you know yourself',
};
export const confidence = {
  A: 'A (read in the law or on the agency’s own page)',
  B: 'B (several sources agree)',
  C: 'C (one source only)',
  M: 'M (not verified)',
};
