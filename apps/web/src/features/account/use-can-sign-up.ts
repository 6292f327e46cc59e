import { useConfig } from '../../shared/api';

/** Whether everybody may sign up; with an invitation, its link leads there. */
export const useCanSignUp = (): boolean => (useConfig().accounts?.signUp ?? 'open') === 'open';
