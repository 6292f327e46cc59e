import * as z from 'zod/mini';

/** Who may make an account: everybody, whoever was invited, or nobody. */
export const signUpSchema = z.enum(['open', 'invitation', 'off']);
export type SignUp = z.infer<typeof signUpSchema>;
