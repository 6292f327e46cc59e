export { AvailabilityService } from './availability.service';
export { availabilityRoutes as createAvailability, languageIn, pageIn, titleAt } from './availability.routes';
