import { LoginPage } from '../features/account';
import { useMoveProfiles } from '../features/profiles';

export const Component = () => <LoginPage deviceProfiles={useMoveProfiles({ isNew: false })} />;
