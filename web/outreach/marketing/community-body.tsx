import { CommunityClosing } from './community-closing.tsx';
import { CommunityJoining } from './community-joining.tsx';
import { CommunityLevels } from './community-level-list.tsx';
import { CommunityNetwork } from './community-network.tsx';
import { CommunityPoints } from './community-points.tsx';
import { CommunityRules } from './community-rules.tsx';
import { CommunityTraining } from './community-training.tsx';
import { CommunityWork } from './community-work.tsx';

/** Everything below the hero. */
export function CommunityBody() {
  return (
    <div className="mt-16 @4xl:mt-20">
      <CommunityWork />
      <CommunityPoints />
      <CommunityLevels />
      <CommunityTraining />
      <CommunityNetwork />
      <CommunityRules />
      <CommunityJoining />
      <CommunityClosing />
    </div>
  );
}
