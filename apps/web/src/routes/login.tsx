import { LoginPage } from '../features/account';
import { useTakeAlong } from '../features/profiles';

export const Component = () => <LoginPage deviceProfiles={useTakeAlong({ isNew: false })} />;
