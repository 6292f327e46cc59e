import { SignupPage } from '../features/account';
import { useMoveProfiles } from '../features/profiles';

export const Component = () => <SignupPage deviceProfiles={useMoveProfiles({ isNew: true })} />;
