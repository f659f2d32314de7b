import * as admin from '#contract/emergency/ambassadors-admin.ts';
import * as contract from '#contract/emergency/ambassadors.ts';
import * as impact from '#contract/emergency/impact.ts';
import * as training from '#contract/emergency/training.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { confirmClaim, declineClaim, reverseClaim } from './claim-decisions.ts';
import { claimPage, readClaim } from './claim-queue.ts';
import { appealClaim, claimImpact, withdrawClaim } from './claiming.ts';
import { answerRequest, openRequest } from './confirming.ts';
import * as deciding from './deciding.ts';
import * as enrolling from './enrolling.ts';
import { readFigures } from './figures.ts';
import { readImpact } from './impact-reading.ts';
import { originOf } from './marks.ts';
import { ambassadorPage, readDetail } from './queue.ts';
import { certificateFile, readTraining, saveReading, takeQuiz } from './training.ts';

const BY_LINK = { perTenMinutes: 200 };

export function ambassadorsRoutes(route: Route, deps: Deps): void {
  // Many people at a community meeting may apply from one network.
  route(
    contract.applyAsAmbassador,
    async ({ body, identify }) => enrolling.applyAsAmbassador(deps, await identify(), body),
    { perTenMinutes: 60 },
  );
  route(contract.openApplication, ({ body }) => enrolling.openByLink(deps, body.t), BY_LINK);
  route(contract.confirmApplication, ({ body }) => enrolling.confirmByLink(deps, body.t), BY_LINK);
  route(contract.withdrawApplication, ({ body }) => enrolling.leaveByLink(deps, body.t), BY_LINK);
  route(contract.getAmbassador, ({ member }) => enrolling.readOwn(deps, member.id));
  route(contract.leaveProgram, ({ member }) => enrolling.leaveProgram(deps, member.id));

  route(impact.getImpact, ({ member }) => readImpact(deps, member.id));
  route(impact.claimImpact, ({ member, body, req }) => claimImpact(deps, member.id, body, originOf(req)), {
    perTenMinutes: 60,
  });
  route(impact.withdrawClaim, ({ member, params }) => withdrawClaim(deps, member.id, params.claimId));
  route(impact.appealClaim, ({ member, params, body }) =>
    appealClaim(deps, member.id, params.claimId, body.why),
  );
  route(impact.openNeighborRequest, ({ body }) => openRequest(deps, body.t), BY_LINK);
  route(
    impact.answerNeighborRequest,
    async ({ body, req, identify }) =>
      answerRequest(deps, body, { memberId: (await identify())?.id ?? null, origin: originOf(req) }),
    BY_LINK,
  );

  route(training.getTraining, ({ member }) => readTraining(deps, member.id));
  route(training.saveReading, ({ member, params, body }) =>
    saveReading(deps, member.id, params.module, body.read),
  );
  route(training.takeQuiz, ({ member, params, body }) =>
    takeQuiz(deps, member.id, params.module, body.answers),
  );
  route(training.getCertificate, ({ member }) => certificateFile(deps, member.id));

  route(admin.listAmbassadors, ({ query }) => ambassadorPage(deps.db, query));
  route(admin.getAmbassadorFigures, () => readFigures(deps));
  route(admin.getAmbassadorDetail, ({ params }) => readDetail(deps.db, params.ambassadorId));
  route(admin.approveAmbassador, ({ member, params }) => deciding.approve(deps, member, params.ambassadorId));
  route(admin.declineAmbassador, ({ member, params, body }) =>
    deciding.decline(deps, member, params.ambassadorId, body.reason),
  );
  route(admin.suspendAmbassador, ({ member, params, body }) =>
    deciding.suspend(deps, member, params.ambassadorId, body.reason),
  );
  route(admin.reinstateAmbassador, ({ member, params, body }) =>
    deciding.reinstate(deps, member, params.ambassadorId, body.reason),
  );
  route(admin.setAmbassadorCounty, ({ member, params, body }) =>
    deciding.setCounty(deps, member, params.ambassadorId, body.county),
  );
  route(impact.listClaims, ({ member, query }) => claimPage(deps.db, member.id, query));
  route(impact.getClaim, ({ member, params }) => readClaim(deps.db, member.id, params.claimId));
  route(impact.confirmClaim, ({ member, params, body }) =>
    confirmClaim(deps, member, params.claimId, body.reason),
  );
  route(impact.declineClaim, ({ member, params, body }) =>
    declineClaim(deps, member, params.claimId, body.reason),
  );
  route(impact.reverseClaim, ({ member, params, body }) =>
    reverseClaim(deps, member, params.claimId, body.reason),
  );
}
