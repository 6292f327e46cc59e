export { AvailabilityService, type Asking } from './availability.service';
export { availabilityRoutes as createAvailability, languageIn, titleAt } from './availability.routes';
