import { SignupPage } from '../features/account';
import { useTakeAlong } from '../features/profiles';

export const Component = () => <SignupPage deviceProfiles={useTakeAlong({ isNew: true })} />;
